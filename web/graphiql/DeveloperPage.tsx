import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { CopyAs } from './CopyAs.tsx'
import { EditorReady } from './EditorReady.tsx'
import { examplesPlugin } from './Examples.tsx'
import { tabStorage } from './keptTabs.ts'
import { run, signedInAs, signOut, type Sent } from './send.ts'
import { SignIn } from './SignIn.tsx'
import { SystemColours } from './SystemColours.tsx'
import { timingsPlugin } from './TimingsPanel.tsx'
import { Unnamed } from './Unnamed.tsx'

const WELCOME = `# The accounts of an owner. Run it with Ctrl Enter.
# Icons on the left: documentation, history, and
# examples of whole tasks, step by step.
# Staff choose the owner in Variables.

query Accounts($id: Int) {
  viewer {
    user {
      email
    }
    accountOwner(accountOwnerId: $id) {
      firstName
      lastName
      accounts(first: 10) {
        edges {
          node {
            accountId
            planAccountNumber
            retirementAccountType
            balance
            distributionState
          }
        }
      }
    }
  }
}
`

/**
 * The first tab, with an example that runs without changes. Staff name an owner of the demo data; customers get their
 * own accounts.
 */
const firstTab = (role: string | null) => ({
  query: WELCOME,
  variables: role === 'CUSTOMER' ? '{}' : '{ "id": 1001 }',
})

type Stage =
  | { name: 'asking' }
  | { name: 'signIn'; email: string | null }
  | { name: 'closed' }
  | { name: 'editor'; email: string | null; role: string | null }

async function stageOf(withoutSession: Stage): Promise<Stage> {
  try {
    const who = await signedInAs()
    if (who === 'refused') return { name: 'closed' }
    return who ? { name: 'editor', ...who } : withoutSession
  } catch {
    return { name: 'signIn', email: null } // the login form says that the gateway does not respond
  }
}

export function DeveloperPage() {
  const [stage, setStage] = useState<Stage>({ name: 'asking' })
  const [storage] = useState(tabStorage)
  const [isReady, setReady] = useState(false)
  const onReady = useCallback(() => setReady(true), [])

  useEffect(() => void stageOf({ name: 'signIn', email: null }).then(setStage), [])
  const email = stage.name === 'editor' ? stage.email : null
  const plugins = useMemo(() => {
    const become = (person: string) => void signOut().then(() => setStage({ name: 'signIn', email: person }))
    return [HISTORY_PLUGIN, examplesPlugin({ email, become }), timingsPlugin]
  }, [email])

  const enter = () => {
    setReady(false)
    void stageOf({ name: 'editor', email: null, role: null }).then(setStage)
  }

  if (stage.name === 'asking') return null
  if (stage.name === 'signIn') return <SignIn email={stage.email} onDone={enter} />
  if (stage.name === 'closed') return <Closed />
  const leave = () => {
    storage.end()
    void signOut().then(() => location.reload())
  }
  return (
    <div className="editor">
      <header>
        <a className="product" href="/">
          <img src="/icon.svg" alt="" width="28" height="28" />
          IRA Portal
        </a>
        <span className="host">{`${import.meta.env.VITE_VERSION} at ${location.host}`}</span>
        <a href="/docs">Documentation</a>
        <span className="session">{stage.email ? `Logged in as ${stage.email}` : 'No session'}</span>
        <button type="button" onClick={stage.email ? leave : () => setStage({ name: 'signIn', email: null })}>
          {stage.email ? 'Log out' : 'Log in'}
        </button>
      </header>
      <div className="workspace" inert={!isReady} aria-busy={!isReady}>
        <GraphiQL
          fetcher={(params, options) => run(params as Sent, options?.headers ?? {}) as never}
          storage={storage}
          plugins={plugins}
          shouldPersistHeaders={false}
          defaultEditorToolsVisibility="variables"
          defaultQuery={WELCOME}
          defaultTabs={[firstTab(stage.role)]}
        >
          <GraphiQL.Toolbar>
            {({ prettify, merge, copy }) => (
              <>
                {prettify}
                {merge}
                {copy}
                <CopyAs />
              </>
            )}
          </GraphiQL.Toolbar>
          <GraphiQL.Footer>
            <SystemColours />
            <EditorReady onReady={onReady} />
            <Unnamed />
          </GraphiQL.Footer>
        </GraphiQL>
      </div>
    </div>
  )
}

/** Shown if the gateway accepts GraphQL documents only from the top administrator. */
function Closed() {
  return (
    <main className="sign-in">
      <div>
        <h1>GraphiQL</h1>
        <p>
          Only the top administrator can use GraphiQL here. <a href="/login">Log in at the portal</a>, then come back.
        </p>
      </div>
    </main>
  )
}
