import { makeStyles } from '@fluentui/react-components'
import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { BookSearchForm_books$key } from '../__generated__/BookSearchForm_books.graphql.ts'
import { DateField, type DateFieldProps } from '../kit/forms/DateField.tsx'
import { endsAfterStart, optionalDay, requiredDay } from '../kit/forms/days.ts'
import { Form } from '../kit/forms/Form.tsx'
import { SearchSelectField } from '../kit/forms/SearchSelectField.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import * as z from '../kit/forms/zod.ts'
import { small } from '../kit/page/layout.ts'
import { searchAddress, searchIn } from './bookSearch.ts'

const accountId = z.string().check(z.minLength(1, 'Please select a valid account'))
const anyDays = z.object({ startDate: optionalDay, endDate: optionalDay, accountId }).check(endsAfterStart)
const upToADay = z.object({ startDate: optionalDay, endDate: requiredDay, accountId }).check(endsAfterStart)

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
    alignItems: 'start',
    columnGap: '20px',
    rowGap: '16px',
    [small]: { gridTemplateColumns: '1fr' },
  },
})

interface Props {
  booksKey: BookSearchForm_books$key
  /** Format of the dates in both date fields. */
  written?: DateFieldProps['written']
  needsEnd?: boolean
  startHint?: string
}

/** Form to choose a book and a period. It writes them to the URL, from which the screen reads them. */
export function BookSearchForm({ booksKey, written = 'MMMM D, YYYY', needsEnd = false, startHint }: Props) {
  const styles = useStyles()
  const books = useFragment(
    graphql`
      fragment BookSearchForm_books on AccountingBook @relay(plural: true) @throwOnFieldError {
        bookId
        name
      }
    `,
    booksKey,
  )
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const form = useZodForm(needsEnd ? upToADay : anyDays, { defaultValues: searchIn(params) })

  // Update the form when the browser's back or forward button changes the URL.
  const { reset } = form
  useEffect(() => reset(searchIn(new URLSearchParams(search))), [reset, search])

  function onSubmit(values: z.output<typeof anyDays>) {
    const to = searchAddress(pathname, values)
    void navigate(to, { replace: to === pathname + search, preventScrollReset: true })
  }

  return (
    <Form form={form} onSubmit={onSubmit}>
      <div className={styles.grid}>
        <DateField name="startDate" label="Start Date" hint={startHint} written={written} />
        <DateField name="endDate" label="End Date" written={written} required={needsEnd} />
        <SearchSelectField
          name="accountId"
          label="Account"
          options={books.map(({ bookId, name }) => ({ value: String(bookId), label: name }))}
          required
        />
      </div>
      <SubmitButton>Search</SubmitButton>
    </Form>
  )
}
