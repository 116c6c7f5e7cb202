import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'

/**
 * Whether anything is selected below this field beyond the names given. Lets a parent wait to be loaded until a
 * field of its own is asked for. Looks through fragments; what @skip and @include say is not looked at.
 */
export function selectsBeyond(info: GraphQLResolveInfo, names: ReadonlySet<string>): boolean {
  return info.fieldNodes.some((field: FieldNode) => beyond(field.selectionSet, names, info.fragments))
}

/** Whether this field is selected anywhere below, so that its call can start along with that of its parent. */
export function selects(info: GraphQLResolveInfo, name: string): boolean {
  const deep = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === 'FragmentSpread') return deep(info.fragments[selection.name.value]?.selectionSet)
      if (selection.kind === 'Field' && selection.name.value === name) return true
      return deep(selection.selectionSet)
    })
  return info.fieldNodes.some((field) => deep(field.selectionSet))
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
