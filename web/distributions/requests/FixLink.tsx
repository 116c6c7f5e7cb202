import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useLocation } from 'react-router-dom'
import { standardReason } from '../../../contract/reasonTexts.ts'
import { ScreenLink } from '../../core/screens/ScreenLink.tsx'
import { small } from '../../kit/page/layout.ts'
import type { Fix } from './FixField.tsx'
import { requestAddress } from './requestAddress.ts'
import type { Row } from './requestRow.ts'
import type { RequestKind } from './texts.ts'

const useStyles = makeStyles({
  // As high as the small buttons next to it.
  fix: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: '24px',
    paddingInline: '6px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [small]: { minHeight: '44px', fontSize: tokens.fontSizeBase300 },
  },
})

interface Props {
  kind: RequestKind
  row: Row
  className?: string
}

/** Link to the form with the action that an Incomplete request needs. Renders nothing if no action is known. */
export function FixLink({ kind, row, className }: Props) {
  const styles = useStyles()
  const { search } = useLocation()
  const fix = fixOf(row)
  if (fix === null) return null
  return (
    <ScreenLink
      to={`${requestAddress(kind, 'INCOMPLETE')}/${row.requestId}${search}`}
      state={{ isFromList: true, fix }}
      preventScrollReset
      appearance="plain"
      className={mergeClasses(styles.fix, className)}
      aria-label={`${words[fix]}, ${row.firstName} ${row.lastName}`}
    >
      {words[fix]}
    </ScreenLink>
  )
}

const words: Record<Fix, string> = {
  BANK: 'Enter new bank details',
  FORM: 'Add the full form',
  SIGNATURE: 'Request a signature',
}

function fixOf({ status, waitsFor, needsBankDetails, incompleteReason, maySignAgain }: Row): Fix | null {
  if (status !== 'INCOMPLETE' || waitsFor !== null) return null
  if (needsBankDetails) return 'BANK'
  const kind = standardReason(incompleteReason)
  if (kind === 'FORM') return 'FORM'
  // Nobody can be asked to sign a request of an owner without email, or a paper form that nobody has read.
  return kind === 'SIGNATURE' && maySignAgain ? 'SIGNATURE' : null
}
