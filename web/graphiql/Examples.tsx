import { useGraphiQL, useGraphiQLActions, type GraphiQLPlugin } from '@graphiql/react'
import { useState } from 'react'
import { tasksWith, type Example } from './examples.ts'
import { Fields } from './Fields.tsx'
import { Icon } from './Icon.tsx'
import { keepCode, withKept } from './keptValues.ts'

interface User {
  /** Email address of the logged-in user; null without a session. */
  email: string | null
  /** Opens the login form for a demo user. */
  become: (email: string) => void
}

/**
 * GraphiQL panel with the examples of the documentation by task. Each example opens in its own tab, and the panel names
 * the user who may run it.
 */
export const examplesPlugin = (user: User): GraphiQLPlugin => ({
  title: 'Examples',
  icon: () => <Icon path="M4 4h16v16H4zM8 9l3 3-3 3M13 15h4" />,
  content: () => <Examples user={user} />,
})

/** The search text, kept while the page is open, because a login renders the panel again. */
let lastWords = ''

function Examples({ user }: { user: User }) {
  const actions = useGraphiQLActions()
  const queryEditor = useGraphiQL((state) => state.queryEditor)
  const variableEditor = useGraphiQL((state) => state.variableEditor)

  const tabs = useGraphiQL((state) => state.tabs)

  const [words, setWords] = useState(lastWords)
  const tasks = tasksWith(words)
  const [missing, setMissing] = useState('')
  const find = (typed: string) => {
    lastWords = typed
    setWords(typed)
  }

  const open = async ({ document, variables }: Example) => {
    if (variables.includes('"$code"')) await keepCode().catch(() => undefined)
    const opened = tabs.findIndex(({ query }) => query === document)
    if (opened >= 0) actions.changeTab(opened)
    else actions.addTab()
    queryEditor?.setValue(document)
    const filled = withKept(variables)
    variableEditor?.setValue(filled)
    setMissing([...filled.matchAll(/"\$(\w+)"/g)].map(([, name]) => name).join(', '))
    queryEditor?.focus()
  }
  return (
    <section className="panel" aria-label="Examples">
      <h2>Examples</h2>
      <label>
        Find a task
        <input type="search" value={words} onChange={({ currentTarget }) => find(currentTarget.value)} />
      </label>
      <output className="told">{missing && `Run the earlier steps first, or type a value for: ${missing}.`}</output>
      {tasks.size === 0 && <p>No example has these words.</p>}
      {[...tasks].map(([task, examples]) => (
        <section key={task}>
          <h3>{task}</h3>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <button type="button" onClick={() => void open(example)}>
                  {example.step && `${example.step}. `}
                  {example.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}
                </button>
                <p>{example.remark.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}</p>
                {example.person && <Person email={example.person} user={user} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Fields words={words} />
    </section>
  )
}

function Person({ email, user: { email: own, become } }: { email: string; user: User }) {
  if (email === own) return <p>As {email}, who is logged in</p>
  return (
    <p>
      As {email}{' '}
      <button type="button" aria-label={`Log in as ${email}`} onClick={() => become(email)}>
        Log in
      </button>
    </p>
  )
}
