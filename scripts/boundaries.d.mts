export interface BoundaryCheck {
  readonly modules: number;
  readonly violations: readonly { readonly rule: string; readonly from: string; readonly to: string }[];
}

export function checkBoundaries(root: string): Promise<BoundaryCheck>;
