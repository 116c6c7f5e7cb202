import { makeStyles } from '@fluentui/react-components'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { administrator, admits, operations, oversight } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { reports } from './reports.ts'

const useStyles = makeStyles({ list: { display: 'flex', flexDirection: 'column', rowGap: '14px' } })

/** Links to the reports. */
export function Page() {
  const styles = useStyles()
  const mayReconcile = useSession((session) => admits(operations, session))
  const mayReadAudit = useSession((session) => admits(oversight, session))
  const isAdministrator = useSession((session) => admits(administrator, session))
  return (
    <>
      <PageHeading>Reports</PageHeading>
      <nav aria-label="Reports">
        <ul className={styles.list}>
          {Object.values(reports).map(({ title, address }) => (
            <li key={address}>
              <ScreenLink to={address}>{title}</ScreenLink>
            </li>
          ))}
          {mayReadAudit ? (
            <li>
              <ScreenLink to="/audit">Audit Trail</ScreenLink>
            </li>
          ) : null}
          {mayReconcile ? (
            <li>
              <ScreenLink to="/bank">Bank Reconciliation</ScreenLink>
            </li>
          ) : null}
          {mayReconcile ? (
            <li>
              <ScreenLink to="/tax-year">Tax Year</ScreenLink>
            </li>
          ) : null}
          {mayReconcile ? (
            <li>
              <ScreenLink to="/months">Month-End Close</ScreenLink>
            </li>
          ) : null}
          <li>
            <ScreenLink to="/exports">Exports</ScreenLink>
          </li>
          {isAdministrator ? (
            <>
              <li>
                <ScreenLink to="/credentials">Machine Credentials</ScreenLink>
              </li>
              <li>
                <ScreenLink to="/webhooks">Webhooks</ScreenLink>
              </li>
            </>
          ) : null}
        </ul>
      </nav>
    </>
  )
}
