import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { dayOf, formatDate, formatDateTime } from './format.ts'

const useStyles = makeStyles({
  date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // In two lines of one length the time stands below the date and is not broken itself. Its first line, not its last one,
  // stands beside what is next to it.
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

/** MM/DD/YYYY of a moment, in a table with little room; the time is its title. */
export function DayText({ moment }: { moment: string }) {
  return (
    <time className={useStyles().date} dateTime={moment} title={formatDateTime(moment)}>
      {formatDate(dayOf(moment))}
    </time>
  )
}

interface DateTimeTextProps {
  moment: string
  /** Lets the time stand below the date, in a table with little room. */
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
