import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { formatLongDate, months, today } from '../ui/typedDate.ts'
import { Select } from '../ui/Select.tsx'
import { daysIntoWeek, shiftDays, shiftMonths, weeksOf } from './month.ts'
import { anchorDialog } from './anchorDialog.ts'

const useStyles = makeStyles({
  panel: {
    inset: 'auto',
    margin: 0,
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    '::backdrop': { backgroundColor: 'transparent' },
  },
  head: { display: 'flex', columnGap: '6px', marginBlockEnd: '8px' },
  control: {
    height: '32px',
    paddingInline: '6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: 'inherit',
    fontSize: tokens.fontSizeBase300,
  },
  month: { flexGrow: 1 },
  year: { width: '76px' },
  step: { width: '32px', cursor: 'pointer' },
  table: { width: '100%', borderCollapse: 'collapse' },
  weekday: {
    width: '36px',
    height: '28px',
    textAlign: 'center',
    fontSize: '0.75rem',
    fontWeight: 500,
    color: tokens.colorNeutralForeground3,
  },
  cell: { padding: '1px', textAlign: 'center' },
  day: {
    width: '34px',
    height: '34px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: 'inherit',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', background: 'none' },
  },
  weekend: { color: tokens.colorBrandForeground1 },
  outside: { color: tokens.colorNeutralForeground3 },
  today: { border: `1px solid ${tokens.colorNeutralStrokeAccessible}` },
  chosen: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
})

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const keys: Record<string, (date: string, weekStart: 'Sunday' | 'Monday') => string> = {
  ArrowLeft: (date) => shiftDays(date, -1),
  ArrowRight: (date) => shiftDays(date, 1),
  ArrowUp: (date) => shiftDays(date, -7),
  ArrowDown: (date) => shiftDays(date, 7),
  PageUp: (date) => shiftMonths(date, -1),
  PageDown: (date) => shiftMonths(date, 1),
  Home: (date, weekStart) => shiftDays(date, -daysIntoWeek(date, weekStart)),
  End: (date, weekStart) => shiftDays(date, 6 - daysIntoWeek(date, weekStart)),
}

export interface CalendarProps {
  value: string | null
  weekStart: 'Sunday' | 'Monday'
  min: string | undefined
  max: string | undefined
  /** Element below which the calendar opens. */
  target: HTMLElement
  onChoose: (date: string) => void
  onClose: () => void
}

/** A calendar below a date field, from which the user chooses a day. */
export function CalendarPanel(props: CalendarProps) {
  const { value, weekStart, min = '1800-01-01', max = '9999-12-31', target, onChoose, onClose } = props
  const styles = useStyles()
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(value ?? clamp(today(), min, max))
  useEffect(() => {
    if (!dialog.current) return
    const stop = anchorDialog(dialog.current, target)
    dialog.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    return stop
  }, [target])

  // Closing the dialog returns the focus to the opener, which can't take the focus while the dialog is open.
  function choose(date: string) {
    onChoose(date)
    dialog.current?.close()
  }
  const go = (date: string) => setAt(clamp(date, min, max))
  function onDayKey(event: KeyboardEvent) {
    const move = keys[event.key]
    if (!move) return
    event.preventDefault()
    const next = clamp(move(at, weekStart), min, max)
    // Render synchronously, so that the focus can move to the new day before the next key press.
    flushSync(() => setAt(next))
    dialog.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  const first = weekStart === 'Sunday' ? 0 : 1
  return (
    <dialog ref={dialog} aria-label="Calendar" className={styles.panel} onClose={onClose}>
      <div className={styles.head}>
        <StepButton label="Previous month" onClick={() => go(shiftMonths(at, -1))} path="m9 3-4 4 4 4" />
        <div className={styles.month}>
          <Select
            aria-label="Month"
            className={styles.control}
            value={Number(at.slice(5, 7))}
            onChange={(event) => go(shiftMonths(at, Number(event.target.value) - Number(at.slice(5, 7))))}
          >
            {months.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <input
          aria-label="Year"
          inputMode="numeric"
          className={mergeClasses(styles.control, styles.year)}
          defaultValue={at.slice(0, 4)}
          key={at.slice(0, 4)}
          onChange={(event) => {
            const year = Number(event.target.value)
            if (/^\d{4}$/.test(event.target.value)) go(shiftMonths(at, (year - Number(at.slice(0, 4))) * 12))
          }}
        />
        <StepButton label="Next month" onClick={() => go(shiftMonths(at, 1))} path="m5 3 4 4-4 4" />
      </div>
      <table className={styles.table} aria-label={`${months[Number(at.slice(5, 7)) - 1]} ${at.slice(0, 4)}`}>
        <thead>
          <tr>
            {weekdays.map((_, index) => {
              const name = weekdays[(index + first) % 7] ?? ''
              return (
                <th
                  key={name}
                  scope="col"
                  abbr={name}
                  className={mergeClasses(styles.weekday, isWeekend((index + first) % 7) && styles.weekend)}
                >
                  {name.slice(0, 2)}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at, weekStart).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className={styles.cell}>
                  <button
                    type="button"
                    data-day={date}
                    data-weekend={isWeekend(daysIntoWeek(date, 'Sunday')) || undefined}
                    aria-label={formatLongDate(date)}
                    aria-pressed={date === value}
                    tabIndex={date === at ? 0 : -1}
                    disabled={date < min || date > max}
                    className={mergeClasses(
                      styles.day,
                      isWeekend(daysIntoWeek(date, 'Sunday')) && styles.weekend,
                      date.slice(0, 7) !== at.slice(0, 7) && styles.outside,
                      date === today() && styles.today,
                      date === value && styles.chosen,
                    )}
                    onClick={() => choose(date)}
                    onKeyDown={onDayKey}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </dialog>
  )
}

function StepButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  const styles = useStyles()
  return (
    <button type="button" aria-label={label} className={mergeClasses(styles.control, styles.step)} onClick={onClick}>
      <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="none" stroke="currentColor">
        <path d={path} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  )
}

/** Whether a weekday is Saturday or Sunday; Sunday is 0. */
const isWeekend = (day: number) => day === 0 || day === 6

function clamp(date: string, min: string, max: string): string {
  return date < min ? min : date > max ? max : date
}
