import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatDate, formatDateTime } from './format.ts'

const useStyles = makeStyles({
  date: { whiteSpace: 'nowrap' },
  // The time wraps below the date, and neither wraps within itself. The first line aligns with the text next to it.
  mayWrap: { display: 'inline-block', verticalAlign: 'top', whiteSpace: 'normal', textWrap: 'balance' },
})

/** MM/DD/YYYY of a calendar date, or of a moment in the browser's time zone. */
export function DateText({ date }: { date: string }) {
  return (
    <time className={useStyles().date} dateTime={date}>
      {formatDate(date)}
    </time>
  )
}

/** MM/DD/YYYY of a moment, for a narrow table column; the title shows the time. */
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
