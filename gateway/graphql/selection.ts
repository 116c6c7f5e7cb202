import {
  getArgumentValues,
  isObjectType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql'

/**
 * Whether other fields than the named ones are selected below this field. A parent is loaded only when one of its own
 * fields needs it. Follows fragments; ignores @skip and @include.
 */
export function selectsBeyond(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  const look = () => info.fieldNodes.some((field) => beyond(field.selectionSet, names, info.fragments))
  return once(info, names, look)
}

/** Whether this field is selected at any depth, so its call can start together with its parent's. */
export function selects(info: GraphQLResolveInfo, name: string): boolean {
  return fieldBelow(info, name) !== null
}

/** The arguments of the first field with this name at any depth, or null, so that its data can be requested early. */
export function argumentsOf(info: GraphQLResolveInfo, type: string, name: string): Record<string, unknown> | null {
  const node = fieldBelow(info, name)
  const parent = info.schema.getType(type)
  const field = isObjectType(parent) ? parent.getFields()[name] : undefined
  return node && field ? getArgumentValues(field, node, info.variableValues) : null
}

/** Results by selection, so each document is searched once. */
const found = new WeakMap<FieldNode, Map<unknown, unknown>>()

function once<T>({ fieldNodes: [field, more] }: GraphQLResolveInfo, wanted: unknown, look: () => T): T {
  // A field selected in several places has several nodes, which are merged anew each time, so the result is not cached.
  if (!field || more) return look()
  let known = found.get(field)
  if (!known) found.set(field, (known = new Map()))
  if (!known.has(wanted)) known.set(wanted, look())
  return known.get(wanted) as T
}

function fieldBelow(info: GraphQLResolveInfo, name: string): FieldNode | null {
  return once(info, name, () => look(info, name))
}

function look(info: GraphQLResolveInfo, name: string): FieldNode | null {
  const deep = (set: SelectionSetNode | undefined): FieldNode | null => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field' && selection.name.value === name) return selection
      const below = deep(
        selection.kind === 'FragmentSpread'
          ? info.fragments[selection.name.value]?.selectionSet
          : selection.selectionSet,
      )
      if (below) return below
    }
    return null
  }
  for (const field of info.fieldNodes) {
    const below = deep(field.selectionSet)
    if (below) return below
  }
  return null
}

function beyond(
  set: SelectionSetNode | undefined,
  names: ReadonlySet<string>,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === 'Field') return !names.has(selection.name.value)
    if (selection.kind === 'InlineFragment') return beyond(selection.selectionSet, names, fragments)
    return beyond(fragments[selection.name.value]?.selectionSet, names, fragments)
  })
}
