import { makeStyles } from '@fluentui/react-components'
import { scopeSentence } from '../../contract/scopeSentences.ts'
import { CodeLine, MoreLine } from '../kit/ui/StatusItem.tsx'
import { scopeGroups } from './scopeGroups.ts'

const useStyles = makeStyles({
  groups: { display: 'flex', flexDirection: 'column', rowGap: '4px', marginBlock: '4px' },
  list: { margin: 0, paddingInlineStart: '20px' },
  scope: { display: 'flex', flexWrap: 'wrap', columnGap: '8px', alignItems: 'baseline' },
})

/** Describes the scopes of a credential in words, with their technical names for developers. */
export function ScopeList({ scopes }: { scopes: readonly string[] }) {
  const styles = useStyles()
  return (
    <div className={styles.groups}>
      {scopeGroups(scopes).map((group) => (
        <div key={group.heading}>
          <MoreLine>{group.heading}</MoreLine>
          <ul className={styles.list}>
            {group.scopes.map((scope) => (
              <li key={scope}>
                <span className={styles.scope}>
                  {scopeSentence(scope)}
                  <CodeLine>{scope}</CodeLine>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
