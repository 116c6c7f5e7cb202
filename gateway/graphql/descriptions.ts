import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'

const FEWEST_WORDS = 4

/** The printed schema is in alphabetical order, so a pronoun would refer to whatever element precedes it. */
const LEANING = /^(it|its|nothing|that|the same|those|what|which|who|whose|why)\b/i

/**
 * Schema elements, as "Type.field(argument)", whose description is missing, has fewer than four words, is no sentence
 * or does not stand alone.
 */
export function unclearDescriptions(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
      return [
        [type.name, type.description] as const,
        ...(isEnumType(type) ? type.getValues() : isInputObjectType(type) ? Object.values(type.getFields()) : []).map(
          ({ name, description }) => [`${type.name}.${name}`, description] as const,
        ),
        ...fields.flatMap(({ name, description, args }) => [
          [`${type.name}.${name}`, description] as const,
          ...args.map((arg) => [`${type.name}.${name}(${arg.name})`, arg.description] as const),
        ]),
      ]
    })
    .flatMap(([place, description]) => (isSentence(description) ? [] : [place]))
}

function isSentence(description: string | null | undefined): boolean {
  const text = description?.trim() ?? ''
  return text.endsWith('.') && text.split(/\s+/).length >= FEWEST_WORDS && !LEANING.test(text)
}
