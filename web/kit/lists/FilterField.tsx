import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { CalendarIcon } from '../forms/CalendarIcon.tsx'
import type { SearchSelectProps } from '../forms/SearchSelect.tsx'
import { lazyPart } from '../page/lazyPart.ts'
import { formatDate } from '../ui/format.ts'
import { Select } from '../ui/Select.tsx'
import { isIsoDate, parseTypedDate } from '../ui/typedDate.ts'
import { small } from '../page/layout.ts'

const CalendarPanel = lazyPart(async () => ({ default: (await import('../forms/CalendarPanel.tsx')).CalendarPanel }))

const SearchSelect = lazyPart(async () => ({ default: (await import('../forms/SearchSelect.tsx')).SearchSelect }))

const useStyles = makeStyles({
  root: { display: 'grid' },
  label: {
    maxWidth: 'max-content',
    paddingBlock: tokens.spacingVerticalXXS,
    marginBlockEnd: tokens.spacingVerticalXXS,
  },
  control: {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    minHeight: '32px',
    paddingBlock: 0,
    paddingInline: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    // Shows the focus in forced-colors mode, which removes shadows.
    outline: '2px solid transparent',
    ':hover': {
      border: `1px solid ${tokens.colorNeutralStroke1Hover}`,
      borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
    },
    ':focus': {
      border: `1px solid ${tokens.colorNeutralStroke1Pressed}`,
      borderBottomColor: tokens.colorCompoundBrandStroke,
      boxShadow: `inset 0 -1px 0 ${tokens.colorCompoundBrandStroke}`,
    },
    // At least 44 pixels high for touch, with a font size at which phone browsers do not zoom in.
    [small]: { minHeight: '44px', fontSize: 'max(1rem, 16px)' },
  },
  wrong: { ':not(:focus)': { border: `1px solid ${tokens.colorPaletteRedBorder2}` } },
  problem: {
    marginBlockStart: tokens.spacingVerticalXXS,
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  day: { paddingInlineEnd: '32px', '::placeholder': { color: tokens.colorNeutralForeground3 } },
  opener: {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    padding: 0,
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2BrandHover },
    [small]: { width: '44px' },
  },
  choice: { position: 'relative', display: 'flex' },
})

interface Props {
  label: string
  className: string
  problem?: string | undefined
  value: string
  onChange: (value: string) => void
}

interface TextProps extends Props {
  inputMode?: 'decimal' | 'numeric' | undefined
  maxLength?: number | undefined
}

/**
 * A text field above a list that looks like Fluent's form field. Rendering Fluent's field would take as long as
 * rendering a row of the list.
 */
export function FilterText({ label, className, problem, value, onChange, ...input }: TextProps) {
  const styles = useStyles()
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className} problem={problem}>
      <input
        {...input}
        {...saidWrong(id, problem)}
        id={id}
        className={mergeClasses(styles.control, problem !== undefined && styles.wrong)}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  )
}

interface DayProps extends Props {
  /** True to render a placeholder of the same size as the field. */
  isPlace: boolean
}

/** A date field above a list, typed or chosen in a calendar. The value is "YYYY-MM-DD", or the typed text. */
export function FilterDay({ isPlace, label, className, problem, value, onChange }: DayProps) {
  const styles = useStyles()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  return (
    <Labelled id={id} label={label} className={className} problem={problem}>
      {isPlace ? (
        <span className={styles.control} />
      ) : (
        <span className={styles.choice}>
          <input
            {...saidWrong(id, problem)}
            id={id}
            className={mergeClasses(styles.control, styles.day, problem !== undefined && styles.wrong)}
            autoComplete="off"
            placeholder="MM/DD/YYYY"
            value={draft ?? (isIsoDate(value) ? formatDate(value) : value)}
            onChange={(event) => {
              setDraft(event.target.value)
              onChange(parseTypedDate(event.target.value) ?? event.target.value)
            }}
            onBlur={() => setDraft(null)}
          />
          <button
            type="button"
            className={styles.opener}
            aria-label="Choose a date"
            aria-haspopup="dialog"
            aria-expanded={opener !== null}
            onClick={(event) => setOpener(opener ? null : event.currentTarget)}
          >
            <CalendarIcon />
          </button>
        </span>
      )}
      {opener ? (
        <Suspense fallback={null}>
          <CalendarPanel
            value={isIsoDate(value) ? value : null}
            weekStart="Monday"
            min={undefined}
            max={undefined}
            target={opener}
            onClose={() => setOpener(null)}
            onChoose={(date) => {
              setDraft(null)
              onChange(date)
            }}
          />
        </Suspense>
      ) : null}
    </Labelled>
  )
}

/** A select field above a list. Its children are the options. */
export function FilterChoice({
  label,
  className,
  problem,
  value,
  onChange,
  children,
}: Props & { children: ReactNode }) {
  const styles = useStyles()
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className} problem={problem}>
      <Select
        {...saidWrong(id, problem)}
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Select>
    </Labelled>
  )
}

/** A select field above a list, with so many options that the user searches them by typing. */
export function FilterSearch({ label, className, problem, ...rest }: Props & Pick<SearchSelectProps, 'options'>) {
  const styles = useStyles()
  const id = useId()
  return (
    <Labelled id={id} label={label} className={className} problem={problem}>
      <Suspense fallback={<span className={styles.control} />}>
        <SearchSelect {...rest} id={id} placeholder="All" />
      </Suspense>
    </Labelled>
  )
}

const saidWrong = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }

interface LabelledProps extends Pick<Props, 'label' | 'className' | 'problem'> {
  id: string
  children: ReactNode
}

function Labelled({ id, label, className, problem, children }: LabelledProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {problem === undefined ? null : (
        <div id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
    </div>
  )
}
