import { graphql, useFragment } from 'react-relay'
import type { DeathFacts_accountOwner$key } from '../__generated__/DeathFacts_accountOwner.graphql.ts'
import { DownloadLink } from '../core/files/DownloadLink.tsx'
import { formatDate, formatDateTime } from '../kit/ui/format.ts'
import { SummaryList } from '../kit/ui/SummaryList.tsx'

interface Props {
  accountOwnerKey: DeathFacts_accountOwner$key
  /** Called when staff open the certificate. */
  onOpen: () => void
}

/** A reported death: date, certificate, and the people who reported and confirmed it. */
export function DeathFacts({ accountOwnerKey, onOpen }: Props) {
  const { deathReport: death } = useFragment(
    graphql`
      fragment DeathFacts_accountOwner on AccountOwner @throwOnFieldError {
        deathReport {
          diedOn
          reportedAt
          reportedBy
          confirmedAt
          confirmedBy
          requestsPutAside
          returnCode
          certificate {
            fileName
            downloadPath
          }
        }
      }
    `,
    accountOwnerKey,
  )
  if (!death) return null
  const { diedOn, reportedAt, reportedBy, confirmedAt, confirmedBy, requestsPutAside, returnCode, certificate } = death
  return (
    <SummaryList
      rows={[
        { term: 'Date of death', value: diedOn ? formatDate(diedOn) : 'Not known yet' },
        {
          term: 'Death certificate',
          value: certificate ? (
            <DownloadLink path={certificate.downloadPath} fileName={certificate.fileName} onOpen={onOpen} />
          ) : (
            'None yet'
          ),
        },
        { term: 'Reported', value: said(reportedAt, reportedBy ?? `a bank, which returned a deposit (${returnCode})`) },
        { term: 'Confirmed', value: confirmedAt ? said(confirmedAt, confirmedBy) : 'Not yet' },
        { term: 'Requests marked Incomplete', value: String(requestsPutAside) },
      ]}
    />
  )
}

const said = (at: string | null | undefined, by: string | null | undefined) =>
  at ? `${formatDateTime(at)}, by ${by}` : ''
