import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState, type FormEvent } from 'react'
import { small } from '../page/layout.ts'
import { useAfterPaint } from '../page/useAfterPaint.ts'
import { useCardLayout } from '../page/useCardLayout.ts'
import { FilterChoice, FilterDay, FilterSearch, FilterText } from './FilterField.tsx'
import { filterText } from './filterText.ts'
import { parseFilter, type FilterField } from './listSpec.ts'
import { inBar, type ListState } from './useListState.ts'
import { Button } from '../ui/Button.tsx'
import { TextButton } from '../ui/TextButton.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '12px', paddingBlockEnd: '12px' },
  fields: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '12px',
    rowGap: '12px',
    [small]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  text: {
    flexGrow: 1,
    flexBasis: '150px',
    minWidth: '150px',
    maxWidth: '320px',
    [small]: { gridColumn: '1 / -1', maxWidth: 'none' },
  },
  day: { width: '146px', [small]: { width: 'auto' } },
  other: { width: '128px', [small]: { width: 'auto' } },
  // As wide as the longest option, up to 320 pixels, because a cut-off option would be misleading.
  choice: { minWidth: '120px', maxWidth: '320px', [small]: { minWidth: 0, maxWidth: 'none' } },
  button: { [small]: { gridColumn: '1 / -1' } },
  // Keeps the button next to the last filter field.
  withButton: {
    display: 'flex',
    flexGrow: 1,
    alignItems: 'flex-end',
    columnGap: '12px',
    [small]: { display: 'contents' },
  },
  // Aligns the link with the text of the button next to it.
  more: { marginBlockEnd: '6px' },
  fold: { alignSelf: 'flex-start' },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    rowGap: '8px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  cross: { color: tokens.colorNeutralForeground3 },
})

interface Props {
  state: ListState
  /** Name of the list for screen readers. */
  caption: string
}

/**
 * Filter fields of a list, followed by the active filters. On a phone, the bar is collapsed, and also offers the sort
 * orders that table headers offer on wider screens.
 */
export function FilterBar({ state, caption }: Props) {
  const styles = useStyles()
  const cards = useCardLayout()
  const id = useId()
  const { spec, filters } = state
  const [isOpen, setOpen] = useState(false)
  const [isWhole, setWhole] = useState(false)
  // Typed filter values that are not applied yet. The URL holds the applied values.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  // Rendering a date field takes as long as several rows of the list, so render the rows first.
  const isPainted = useAfterPaint()
  const fields = inBar(spec)
  const set = fields.filter(([name]) => filters[name])
  if (fields.length === 0 && !cards) return null

  function apply(event: FormEvent) {
    event.preventDefault()
    const changes: Record<string, string> = {}
    const wrong: Record<string, string> = {}
    for (const [name, field] of fields) {
      const value = parseFilter(field, typed[name] ?? filters[name] ?? '')
      if (value instanceof Error) wrong[name] = value.message
      else changes[name] = value === null ? '' : String(value)
    }
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    setTyped({})
    state.setFilters(changes)
  }

  // A collapsible filter field stays visible while its filter is active, typed or invalid.
  const isFolded = ([name, field]: (typeof fields)[number]) =>
    !cards && !isWhole && field.folded && !filters[name] && !typed[name] && !problems[name]
  const isShown = !cards || isOpen
  const inputs = (isShown ? fields : [])
    .filter((field) => !isFolded(field))
    .map(([name, field]) => (
      <FilterInput
        key={name}
        field={field}
        isPlace={!isPainted && field.kind === 'day'}
        value={typed[name] ?? filters[name] ?? ''}
        problem={problems[name]}
        onChange={(value) => setTyped({ ...typed, [name]: value })}
      />
    ))

  return (
    <div className={styles.root} data-print="hide" data-thumb>
      {cards ? (
        <Button
          className={styles.fold}
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {`${fields.length > 0 ? 'Filter and sort' : 'Sort'}${set.length > 0 ? ` (${set.length})` : ''}`}
        </Button>
      ) : null}
      <search id={id} aria-label={`Filter: ${caption}`} hidden={!isShown}>
        {isShown ? (
          <form noValidate onSubmit={apply}>
            <div className={styles.fields}>
              {inputs.slice(0, -1)}
              {inputs.length > 0 ? (
                <div className={styles.withButton}>
                  {inputs.at(-1)}
                  <Button className={styles.button} type="submit">
                    Filter
                  </Button>
                  {!cards && fields.some(([, { folded }]) => folded) ? (
                    <TextButton className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                      {isWhole ? 'Fewer filters' : 'More filters'}
                    </TextButton>
                  ) : null}
                </div>
              ) : null}
              {cards ? (
                <FilterChoice label="Sort by" className={styles.text} value={state.sort} onChange={state.sortBy}>
                  {Object.entries(spec.sorts).flatMap(([sort, label]) => [
                    <option key={`${sort}_ASC`} value={`${sort}_ASC`}>{`${label}, ascending`}</option>,
                    <option key={`${sort}_DESC`} value={`${sort}_DESC`}>{`${label}, descending`}</option>,
                  ])}
                </FilterChoice>
              ) : null}
            </div>
          </form>
        ) : null}
      </search>
      {set.length > 0 ? (
        <ul className={styles.chips} aria-label="Filters that are set">
          {set.map(([name, field]) => {
            const text = filterText(field, filters[name] ?? '')
            return (
              <li key={name}>
                <Button
                  size="small"
                  shape="circular"
                  aria-label={`${text}, remove`}
                  onClick={() => state.setFilters({ [name]: '' })}
                >
                  {text}&nbsp;<span className={styles.cross}>✕</span>
                </Button>
              </li>
            )
          })}
          <li>
            <Button size="small" appearance="transparent" onClick={state.clearFilters}>
              Clear all
            </Button>
          </li>
        </ul>
      ) : null}
    </div>
  )
}

interface InputProps {
  field: FilterField
  /** True to render a placeholder of the same size as the final field. */
  isPlace: boolean
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}

function FilterInput({ field, isPlace, ...rest }: InputProps) {
  const styles = useStyles()
  const isText = field.kind === 'text'
  if (field.kind === 'choice' && field.isSearched)
    return <FilterSearch {...rest} label={field.label} className={styles.text} options={field.options} />
  if (field.kind === 'choice')
    return (
      <FilterChoice {...rest} label={field.label} className={styles.choice}>
        <option value="">{field.otherwise ?? 'All'}</option>
        {field.options.map((option) => (
          <option key={option.label} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </FilterChoice>
    )
  if (field.kind === 'day') return <FilterDay {...rest} isPlace={isPlace} label={field.label} className={styles.day} />
  return (
    <FilterText
      {...rest}
      label={field.label}
      className={isText ? styles.text : styles.other}
      inputMode={field.kind === 'money' ? 'decimal' : field.kind === 'number' ? 'numeric' : undefined}
      maxLength={isText ? 100 : undefined}
    />
  )
}
