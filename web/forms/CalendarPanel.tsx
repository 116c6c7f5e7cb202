import { Calendar, DayOfWeek } from '@fluentui/react-calendar-compat'
import { format, parseISO } from 'date-fns'

interface Props {
  value: string | null
  weekStart: 'Sunday' | 'Monday'
  min: string | undefined
  max: string | undefined
  onChoose: (date: string) => void
}

export function CalendarPanel({ value, weekStart, min, max, onChoose }: Props) {
  return (
    <Calendar
      {...(value ? { value: parseISO(value) } : {})}
      {...(min ? { minDate: parseISO(min) } : {})}
      {...(max ? { maxDate: parseISO(max) } : {})}
      firstDayOfWeek={weekStart === 'Sunday' ? DayOfWeek.Sunday : DayOfWeek.Monday}
      highlightSelectedMonth
      showGoToToday={false}
      onSelectDate={(date) => onChoose(format(date, 'yyyy-MM-dd'))}
    />
  )
}
