import { makeStyles } from '@fluentui/react-components'
import { useNavigate } from 'react-router-dom'
import { Form } from '../kit/forms/Form.tsx'
import { SubmitButton } from '../kit/forms/SubmitButton.tsx'
import { TextField } from '../kit/forms/TextField.tsx'
import { useZodForm } from '../kit/forms/useZodForm.ts'
import { rememberSearch } from './lastSearch.ts'
import { emptySearch, findSchema, toFilter } from './searchSchema.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' },
  button: { minWidth: '96px' },
  field: { flexGrow: 1, flexBasis: '240px', maxWidth: '480px' },
})

/** Owner search on another screen. Opens Search with the results, and never puts the search text into a URL. */
export function FindOwner() {
  const styles = useStyles()
  const navigate = useNavigate()
  const form = useZodForm(findSchema, { defaultValues: { find: '' } })

  async function onSubmit({ find }: { find: string }) {
    const fields = { ...emptySearch, find }
    const filter = toFilter(fields)
    if (Object.keys(filter).length > 0) rememberSearch({ fields, filter, list: '' })
    await navigate('/search')
  }

  return (
    <Form form={form} onSubmit={onSubmit} summary={false} freeToLeave>
      <div className={styles.row}>
        <div className={styles.field}>
          <TextField name="find" label="Name, account number, phone or email" autoComplete="off" />
        </div>
        <SubmitButton className={styles.button}>Find</SubmitButton>
      </div>
    </Form>
  )
}
