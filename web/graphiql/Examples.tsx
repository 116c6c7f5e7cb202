import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react'
import { tasks, type Example } from './examples.ts'
import { Icon } from './Icon.tsx'

/** The documentation's examples by task; each opens in its own tab. */
export const examplesPlugin: GraphiQLPlugin = {
  title: 'Examples',
  icon: () => <Icon path="M4 4h16v16H4zM8 9l3 3-3 3M13 15h4" />,
  content: Examples,
}

function Examples() {
  const actions = useGraphiQLActions()
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)

  const open = ({ document, variables }: Example) => {
    actions.addTab()
    queryEditor?.setValue(document)
    variableEditor?.setValue(variables)
    queryEditor?.focus()
  }
  return (
    <section className="panel" aria-label="Examples">
      <h2>Examples</h2>
      {[...tasks].map(([task, examples]) => (
        <section key={task}>
          <h3>{task}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button type="button" onClick={() => open(example)}>
                  {example.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}
                </button>
                <p>{example.remark.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}</p>
                {example.person && <p>As {example.person}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
