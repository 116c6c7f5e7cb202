import { GraphiQL } from 'graphiql'
import { useEffect, useState } from 'react'
import { memoryStorage } from './memoryStorage.ts'
import { send, signedInAs, signOut, type Sent } from './send.ts'
import { SignIn } from './SignIn.tsx'

const WELCOME = `# Everything the portal shows comes from here. The book icon on the left opens the documentation.
# Staff name the owner they act for: accountOwner(accountOwnerId: 1001).

query Accounts($accountOwnerId: Int) {
  viewer {
    user {
      email
    }
    accountOwner(accountOwnerId: $accountOwnerId) {
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

type Stage = { name: 'asking' } | { name: 'signIn' } | { name: 'editor'; email: string | null }

export function DeveloperPage() {
  const [stage, setStage] = useState<Stage>({ name: 'asking' })
  const [storage] = useState(memoryStorage)

  const open = () => void signedInAs().then((email) => setStage({ name: 'editor', email }))
  useEffect(() => {
    signedInAs().then(
      (email) => setStage(email ? { name: 'editor', email } : { name: 'signIn' }),
      () => setStage({ name: 'signIn' }),
    )
  }, [])

  if (stage.name === 'asking') return null
  if (stage.name === 'signIn') return <SignIn onDone={open} />
  const leave = () => void signOut().then(() => location.reload())
  return (
    <div className="editor">
      <header>
        <span>{stage.email ? `Signed in as ${stage.email}` : 'No session'}</span>
        <button type="button" onClick={stage.email ? leave : () => setStage({ name: 'signIn' })}>
          {stage.email ? 'Sign out' : 'Sign in'}
        </button>
      </header>
      <GraphiQL
        fetcher={(params) => send(params as Sent) as never}
        storage={storage as Storage}
        shouldPersistHeaders={false}
        isHeadersEditorEnabled={false}
        defaultQuery={WELCOME}
      />
    </div>
  )
}
