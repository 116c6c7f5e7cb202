import {
  getArgumentValues,
  isObjectType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql'

/**
 * Whether anything is selected below this field beyond the names given. Lets a parent wait to be loaded until a
 * field of its own is asked for. Looks through fragments; what @skip and @include say is not looked at.
 */
export function selectsBeyond(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  return info.fieldNodes.some((field: FieldNode) => beyond(field.selectionSet, names, info.fragments))
}

/** Whether this field is selected anywhere below, so that its call can start along with that of its parent. */
export function selects(info: GraphQLResolveInfo, name: string): boolean {
  return fieldBelow(info, name) !== null
}

/** The arguments of the first such field below, null where there is none: what it will ask for can be asked earlier. */
export function argumentsOf(info: GraphQLResolveInfo, type: string, name: string): Record<string, unknown> | null {
  const node = fieldBelow(info, name)
  const parent = info.schema.getType(type)
  const field = isObjectType(parent) ? parent.getFields()[name] : undefined
  return node && field ? getArgumentValues(field, node, info.variableValues) : null
}

function fieldBelow(info: GraphQLResolveInfo, name: string): FieldNode | null {
  const deep = (set: SelectionSetNode | undefined): FieldNode | null => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field' && selection.name.value === name) return selection
      const found = deep(
        selection.kind === 'FragmentSpread'
          ? info.fragments[selection.name.value]?.selectionSet
          : selection.selectionSet,
      )
      if (found) return found
    }
    return null
  }
  for (const field of info.fieldNodes) {
    const found = deep(field.selectionSet)
    if (found) return found
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
