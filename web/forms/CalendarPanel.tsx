import { Popover, PopoverSurface } from '@fluentui/react-components'
import { Calendar, DayOfWeek } from '@fluentui/react-calendar-compat'
import { format, parseISO } from 'date-fns'

export interface CalendarProps {
  value: string | null
  weekStart: 'Sunday' | 'Monday'
  min: string | undefined
  max: string | undefined
  /** What the calendar opens below. */
  target: HTMLElement
  onChoose: (date: string) => void
  onClose: () => void
}

/** A month to choose a day from, beside the input that the day goes into. */
export function CalendarPanel({ value, weekStart, min, max, target, onChoose, onClose }: CalendarProps) {
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: 'below', align: 'end', offset: { mainAxis: 8 } }}
      onOpenChange={(_, data) => (data.open ? undefined : onClose())}
    >
      <PopoverSurface aria-label="Calendar">
        <Calendar
          {...(value ? { value: parseISO(value) } : {})}
          {...(min ? { minDate: parseISO(min) } : {})}
          {...(max ? { maxDate: parseISO(max) } : {})}
          firstDayOfWeek={weekStart === 'Sunday' ? DayOfWeek.Sunday : DayOfWeek.Monday}
          highlightSelectedMonth
          showGoToToday={false}
          onSelectDate={(date) => onChoose(format(date, 'yyyy-MM-dd'))}
        />
      </PopoverSurface>
    </Popover>
  )
}
