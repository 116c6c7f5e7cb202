import { Kind, parse, print, visit, type FieldDefinitionNode, type TypeNode } from 'graphql'

const DIRECTIVE = 'semanticNonNull'

/**
 * The schema for code generators without @semanticNonNull: values that are null only on errors become non-null. Valid
 * for clients that treat a response with errors as failed.
 */
export function strictSchema(text: string): string {
  return print(
    visit(parse(text), {
      DirectiveDefinition: (node) => (node.name.value === DIRECTIVE ? null : undefined),
      FieldDefinition(node) {
        const levels = levelsOf(node)
        if (levels === null) return undefined
        const directives = node.directives?.filter(({ name }) => name.value !== DIRECTIVE) ?? []
        return { ...node, directives, type: strictType(node.type, levels, 0) }
      },
    }),
  )
}

/** The list levels in `@semanticNonNull`, 0 is the outermost; null for a field without the directive. */
function levelsOf({ directives = [] }: FieldDefinitionNode): ReadonlySet<number> | null {
  const directive = directives.find(({ name }) => name.value === DIRECTIVE)
  if (!directive) return null
  const given = directive.arguments?.find(({ name }) => name.value === 'levels')?.value
  if (given?.kind !== Kind.LIST) return new Set([0])
  return new Set(given.values.flatMap((value) => (value.kind === Kind.INT ? [Number(value.value)] : [])))
}

function strictType(type: TypeNode, levels: ReadonlySet<number>, level: number): TypeNode {
  const isNonNull = type.kind === Kind.NON_NULL_TYPE
  const bare = isNonNull ? type.type : type
  const inner = bare.kind === Kind.LIST_TYPE ? { ...bare, type: strictType(bare.type, levels, level + 1) } : bare
  return isNonNull || levels.has(level) ? { kind: Kind.NON_NULL_TYPE, type: inner } : inner
}
