import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatDate, formatDateTime } from './format.ts'

const useStyles = makeStyles({
  date: { whiteSpace: 'nowrap' },
  // The time may wrap below the date, but date and time are not split. The first line is aligned with the preceding
  // text.
  mayWrap: { display: 'inline-block', verticalAlign: 'top', whiteSpace: 'normal', textWrap: 'balance' },
})

/** Shows a calendar date, or the day of a moment in the browser's time zone, as MM/DD/YYYY. */
export function DateText({ date }: { date: string }) {
  return (
    <time className={useStyles().date} dateTime={date}>
      {formatDate(date)}
    </time>
  )
}

/** Shows the day of a moment as MM/DD/YYYY, for a narrow table column. The title has the time. */
export function DayText({ moment }: { moment: string }) {
  return (
    <time className={useStyles().date} dateTime={moment} title={formatDateTime(moment)}>
      {formatDate(moment)}
    </time>
  )
}

interface DateTimeTextProps {
  moment: string
  /** True to let the time wrap below the date, for a narrow table column. */
  mayWrap?: boolean
  /** True to show the second too, where the order of events matters. */
  seconds?: boolean
}

/** Shows a moment as MM/DD/YYYY hh:mm AM. */
export function DateTimeText({ moment, mayWrap = false, seconds = false }: DateTimeTextProps) {
  const styles = useStyles()
  return (
    <time className={mergeClasses(styles.date, mayWrap && styles.mayWrap)} dateTime={moment}>
      {formatDateTime(moment, { seconds })}
    </time>
  )
}
