import { makeStyles } from '@fluentui/react-components'
import { formatDate, formatDateTime } from './format.ts'

const useStyles = makeStyles({ date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

/** MM/DD/YYYY */
export function DateText({ date }: { date: string }) {
  return (
    <time className={useStyles().date} dateTime={date}>
      {formatDate(date)}
    </time>
  )
}

/** MM/DD/YYYY hh:mm AM */
export function DateTimeText({ moment }: { moment: string }) {
  return (
    <time className={useStyles().date} dateTime={moment}>
      {formatDateTime(moment)}
    </time>
  )
}
