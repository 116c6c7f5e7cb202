import { useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { Kind } from 'graphql'
import { fieldsWith, type Entry } from './fields.ts'

const MOST = 25

/** Lists mutations, queries and subscriptions that match the words. Each entry opens its documentation. */
export function Fields({ words }: { words: string }) {
  const actions = useGraphiQLActions()
  const schema = useGraphiQL((state) => state.schema)
  const documentation = useGraphiQL((state) => state.referencePlugin)
  const found = schema ? fieldsWith(schema, words) : []
  if (found.length === 0) return null

  const open = ({ parent, field }: Entry) => {
    actions.setSchemaReference({
      kind: Kind.FIELD,
      typeInfo: {
        type: field.type,
        parentType: parent,
        fieldDef: field,
        inputType: null,
        directiveDef: null,
        enumValue: null,
        argDef: null,
        argDefs: null,
        objectFieldDefs: null,
        inputObjectType: null,
        interfaceDef: null,
        objectTypeDef: null,
      },
    })
    actions.setVisiblePlugin(documentation ?? null)
  }
  return (
    <section>
      <h3>Fields of the schema</h3>
      <ul>
        {found.slice(0, MOST).map((entry) => (
          <li key={`${entry.parent.name}.${entry.field.name}`}>
            <button type="button" onClick={() => open(entry)}>
              {`${entry.parent.name}.${entry.field.name}`}
            </button>
            <p>{entry.field.description}</p>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p>{`${found.length - MOST} more: add a word.`}</p>}
    </section>
  )
}
