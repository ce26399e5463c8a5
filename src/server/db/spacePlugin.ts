import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  ColumnUpdateNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
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
  type SelectQueryNode,
  TableNode,
  type UnknownRow,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from "kysely";

const SPACE = "space_id";

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
    const inner = super.transformSelectQuery(node);
    return this.narrow(inner, node.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode): UpdateQueryNode {
    for (const update of node.updates ?? []) {
      if (ColumnUpdateNode.is(update) && ColumnNode.is(update.column) && update.column.column.name === SPACE)
        throw new Error("a row never changes its space");
    }
    const inner = super.transformUpdateQuery(node);
    return this.narrow(inner, [...(node.table ? [node.table] : []), ...(node.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode): DeleteQueryNode {
    const inner = super.transformDeleteQuery(node);
    return this.narrow(inner, [...node.from.froms, ...(node.using?.tables ?? [])]);
  }

  /** In the join's own condition, so that an outer join stays one. */
  protected override transformJoin(node: JoinNode): JoinNode {
    const inner = super.transformJoin(node);
    const name = tenantName(node.table, this.tenants);
    if (!name) return inner;
    const predicate = this.predicate(name);
    const on = inner.on ? OnNode.create(AndNode.create(inner.on.on, predicate)) : OnNode.create(predicate);
    return { ...inner, on };
  }

  protected override transformInsertQuery(node: InsertQueryNode): InsertQueryNode {
    const inner = super.transformInsertQuery(node);
    if (!node.into || !tenantName(node.into, this.tenants)) return inner;
    const { values, columns } = inner;
    if (!values || !ValuesNode.is(values) || !columns) throw new Error("insert rows of a tenant table as values");
    if (columns.some((column) => column.column.name === SPACE)) throw new Error("the handle sets the space by itself");
    const rows = values.values.map((row) => {
      if (PrimitiveValueListNode.is(row)) return PrimitiveValueListNode.create([...row.values, this.spaceId]);
      return ValueListNode.create([...row.values, ValueNode.create(this.spaceId)]);
    });
    const conflict = inner.onConflict?.updates
      ? {
          onConflict: {
            ...inner.onConflict,
            updateWhere: WhereNode.create(this.predicate(tenantName(node.into, this.tenants) ?? "")),
          },
        }
      : {};
    return { ...inner, columns: [...columns, ColumnNode.create(SPACE)], values: ValuesNode.create(rows), ...conflict };
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
