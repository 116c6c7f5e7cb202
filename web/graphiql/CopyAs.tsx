import { ToolbarButton, ToolbarMenu, useGraphiQL } from '@graphiql/react'
import { useRef, useState } from 'react'
import { asCurl, asFetch, asTypeScript } from './copies.ts'
import { Icon } from './Icon.tsx'
import type { Sent } from './send.ts'

const SHOWN_MS = 5_000

/** Buttons that copy the operation of the open tab in the format of another program. */
export function CopyAs() {
  const schema = useGraphiQL((state) => state.schema)
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)
  const operationName = useGraphiQL((state) => state.operationName)
  const [told, setTold] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const tell = (text: string) => {
    setTold(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTold(''), SHOWN_MS)
  }
  const copy = async (what: string, write: (sent: Sent) => string) => {
    try {
      const variables = variableEditor?.getValue().trim()
      const sent: Sent = {
        query: queryEditor?.getValue() ?? '',
        ...(operationName ? { operationName } : {}),
        ...(variables ? { variables: JSON.parse(variables) as unknown } : {}),
      }
      await navigator.clipboard.writeText(write(sent))
      tell(`Copied as ${what}.`)
    } catch (error) {
      tell(`Not copied: ${(error as Error).message}`)
    }
  }
  return (
    <>
      <ToolbarMenu
        button={
          <ToolbarButton label="Copy as">
            <Icon path="M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16" />
          </ToolbarButton>
        }
      >
        <ToolbarMenu.Item onSelect={() => void copy('fetch', (sent) => asFetch(location.origin, sent))}>
          Copy as fetch
        </ToolbarMenu.Item>
        <ToolbarMenu.Item onSelect={() => void copy('curl', (sent) => asCurl(location.origin, sent))}>
          Copy as curl
        </ToolbarMenu.Item>
        <ToolbarMenu.Item
          disabled={!schema}
          onSelect={() => schema && void copy('TypeScript', (sent) => asTypeScript(schema, sent))}
        >
          Copy as TypeScript
        </ToolbarMenu.Item>
      </ToolbarMenu>
      <output className="told">{told}</output>
    </>
  )
}
