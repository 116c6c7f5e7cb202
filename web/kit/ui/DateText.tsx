import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { dayOf, formatDate, formatDateTime } from './format.ts'

const useStyles = makeStyles({
  date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // The time wraps below the date and stays in one piece. The first line aligns with the text next to it.
  mayWrap: { display: 'inline-block', verticalAlign: 'top', whiteSpace: 'normal', textWrap: 'balance' },
})

/** MM/DD/YYYY */
export function DateText({ date }: { date: string }) {
  return (
    <time className={useStyles().date} dateTime={date}>
      {formatDate(date)}
    </time>
  )
}

/** MM/DD/YYYY of a moment, for a narrow column of a table; the title shows the time. */
export function DayText({ moment }: { moment: string }) {
  return (
    <time className={useStyles().date} dateTime={moment} title={formatDateTime(moment)}>
      {formatDate(dayOf(moment))}
    </time>
  )
}

interface DateTimeTextProps {
  moment: string
  /** Lets the time wrap below the date, for a narrow column of a table. */
  mayWrap?: boolean
}

/** MM/DD/YYYY hh:mm AM */
export function DateTimeText({ moment, mayWrap = false }: DateTimeTextProps) {
  const styles = useStyles()
  return (
    <time className={mergeClasses(styles.date, mayWrap && styles.mayWrap)} dateTime={moment}>
      {formatDateTime(moment)}
    </time>
  )
}
