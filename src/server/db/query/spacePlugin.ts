import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type OnConflictNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  type QueryResult,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from "kysely";

const SPACE = "space_id";

/** Joins that keep no row of the joined side that the condition refuses. */
const NARROWABLE_JOINS: ReadonlySet<string> = new Set(["InnerJoin", "LeftJoin", "LateralInnerJoin", "LateralLeftJoin"]);

/** Raw SQL names its tables in text, where nothing can be narrowed. */
function refuseRawSource(node: OperationNode | undefined): void {
  if (!node) return;
  const source = AliasNode.is(node) ? node.node : node;
  if (RawNode.is(source)) throw new Error("a space's handle reads no raw sources");
}

function refuseSpaceChange(updates: readonly ColumnUpdateNode[] | undefined): void {
  for (const { column } of updates ?? []) {
    const bare = ReferenceNode.is(column) ? column.column : column;
    if (ColumnNode.is(bare) && bare.column.name === SPACE) throw new Error("a space's handle never moves a row to another space");
  }
}

/** Where a query names a tenant table: the name that its columns go by. */
function tenantName(node: OperationNode, tenants: ReadonlySet<string>): string | undefined {
  if (AliasNode.is(node)) {
    const isTenant = tenantName(node.node, tenants) !== undefined;
    return isTenant && IdentifierNode.is(node.alias) ? node.alias.name : undefined;
  }
  if (!TableNode.is(node)) return undefined;
  const name = node.table.identifier.name;
  return tenants.has(name) ? name : undefined;
}

class SpaceTransformer extends OperationNodeTransformer {
  constructor(
    private readonly spaceId: string,
    private readonly tenants: ReadonlySet<string>,
  ) {
    super();
  }

  private predicate(table: string): OperationNode {
    const column = ReferenceNode.create(ColumnNode.create(SPACE), TableNode.create(table));
    return BinaryOperationNode.create(column, OperatorNode.create("="), ValueNode.create(this.spaceId));
  }

  private narrow<T extends { readonly where?: WhereNode }>(node: T, tables: readonly OperationNode[]): T {
    let where = node.where;
    for (const table of tables) {
      const name = tenantName(table, this.tenants);
      if (!name) continue;
      const predicate = this.predicate(name);
      where = where ? WhereNode.create(AndNode.create(where.where, predicate)) : WhereNode.create(predicate);
    }
    return where ? { ...node, where } : node;
  }

  protected override transformSelectQuery(node: SelectQueryNode): SelectQueryNode {
    const froms = node.from?.froms ?? [];
    froms.forEach(refuseRawSource);
    const inner = super.transformSelectQuery(node);
    return this.narrow(inner, froms);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    refuseSpaceChange(node.updates);
    const sources = [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])];
    sources.forEach(refuseRawSource);
    const inner = super.transformUpdateQuery(node);
    return this.narrow(inner, sources);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const sources = [...node.from.froms, ...(node.using?.tables ?? [])];
    sources.forEach(refuseRawSource);
    const inner = super.transformDeleteQuery(node);
    return this.narrow(inner, sources);
  }

  /** In the join's own condition, so that an outer join stays one. */
  protected override transformJoin(node: JoinNode): JoinNode {
    refuseRawSource(node.table);
    if (!NARROWABLE_JOINS.has(node.joinType)) throw new Error("a space's handle joins by inner and left joins only");
    const inner = super.transformJoin(node);
    const name = tenantName(node.table, this.tenants);
    if (!name) return inner;
    const predicate = this.predicate(name);
    const on = inner.on ? OnNode.create(AndNode.create(inner.on.on, predicate)) : OnNode.create(predicate);
    return { ...inner, on };
  }

  protected override transformMergeQuery(): never {
    throw new Error("a space's handle runs no merge");
  }

  /** A raw fragment that is handed a table can read it, unseen. */
  protected override transformRaw(node: RawNode): RawNode {
    if (node.parameters.some((parameter) => TableNode.is(parameter))) throw new Error("a space's handle reads no raw sources");
    return super.transformRaw(node);
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const inner = super.transformInsertQuery(node);
    if (!node.into || !tenantName(node.into, this.tenants)) return inner;
    const { values, columns } = inner;
    refuseSpaceChange(node.onConflict?.updates);
    if (!values || !columns) throw new Error("a space's handle inserts rows as values, or by a select");
    if (columns.some((column) => column.column.name === SPACE)) throw new Error("the handle sets the space by itself");
    const conflict = inner.onConflict?.updates ? { onConflict: this.narrowConflict(inner.onConflict, node.into) } : {};
    return { ...inner, columns: [...columns, ColumnNode.create(SPACE)], values: this.withSpace(values), ...conflict };
  }

  /** Rows to be inserted, each with the space as its last value. */
  private withSpace(rows: OperationNode): OperationNode {
    const space = ValueNode.create(this.spaceId);
    if (SelectQueryNode.is(rows) && rows.selections && !rows.setOperations) {
      const selections = [...rows.selections, SelectionNode.create(AliasNode.create(space, IdentifierNode.create(SPACE)))];
      return { ...rows, selections } as SelectQueryNode;
    }
    if (!ValuesNode.is(rows)) throw new Error("a space's handle inserts rows as values, or by one plain select");
    const values = rows.values.map((row) => {
      if (PrimitiveValueListNode.is(row)) return PrimitiveValueListNode.create([...row.values, this.spaceId]);
      return ValueListNode.create([...row.values, space]);
    });
    return ValuesNode.create(values);
  }

  /** The row that an insert meets may be another space's. */
  private narrowConflict(conflict: OnConflictNode, table: OperationNode): OnConflictNode {
    const predicate = this.predicate(tenantName(table, this.tenants) ?? "");
    const own = conflict.updateWhere;
    return { ...conflict, updateWhere: WhereNode.create(own ? AndNode.create(own.where, predicate) : predicate) };
  }
}

/**
 * Narrows every query to one space: in `from`, joins, updates, deletes, inserts and all subqueries that name a tenant
 * table. The one place where tenants are kept apart (beside the composite foreign keys of the tables).
 */
export class SpacePlugin implements KyselyPlugin {
  private readonly transformer: SpaceTransformer;

  constructor(spaceId: string, tenants: ReadonlySet<string>) {
    this.transformer = new SpaceTransformer(spaceId, tenants);
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    // Raw SQL names its tables in text, where nothing can be narrowed.
    if (RawNode.is(node)) throw new Error("a space's handle runs no raw statements");
    return this.transformer.transformNode(node);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
