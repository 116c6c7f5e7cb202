import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useState, type ReactNode } from 'react'
import { StackedBar } from '../charts/StackedBar.tsx'
import { ErrorView } from '../core/screens/ErrorView.tsx'
import { documentsAndPictures } from '../kit/files/chosenFile.ts'
import { FilePicker } from '../kit/files/FilePicker.tsx'
import { DataTable, type Column } from '../kit/lists/DataTable.tsx'
import { DisplayChoices } from '../kit/page/DisplayChoices.tsx'
import { Loader } from '../kit/page/Loader.tsx'
import { notices } from '../kit/notices/notices.ts'
import { Button } from '../kit/ui/Button.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { ConfirmDialog } from '../kit/ui/ConfirmDialog.tsx'
import { DateText, DateTimeText } from '../kit/ui/DateText.tsx'
import { EmptyState, type EmptyMark } from '../kit/ui/EmptyState.tsx'
import { Modal } from '../kit/ui/Modal.tsx'
import { Money, MoneyOff } from '../kit/ui/Money.tsx'
import { PageHeading } from '../kit/ui/PageHeading.tsx'
import { Progress } from '../kit/ui/Progress.tsx'
import { StatusItem } from '../kit/ui/StatusItem.tsx'
import { Stepper } from '../kit/ui/Stepper.tsx'
import { SummaryList } from '../kit/ui/SummaryList.tsx'
import { Tag } from '../kit/ui/Tag.tsx'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { GalleryForm } from './GalleryForm.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '12px' },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    columnGap: '16px',
    rowGap: '16px',
  },
  narrow: { width: '320px', maxWidth: '100%' },
})

interface Person {
  name: string
  state: string
  amount: number
}

const people: readonly Person[] = [
  { name: 'Ann Archer', state: 'TX', amount: 10_000 },
  { name: 'Maximiliana-Wilhelmina Featherstonehaugh-Oberholtzer von Hohenlohe', state: 'CA', amount: -1_234_567.89 },
]

const columns: readonly Column<Person>[] = [
  { key: 'name', header: 'Name', rowHeader: true, breaks: true, cell: ({ name }) => name },
  { key: 'state', header: 'State', cell: ({ state }) => state },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
]

const marks: readonly EmptyMark[] = ['NOTHING', 'DONE', 'NOT_FOUND', 'MAIL', 'ACCOUNT']
const intents = ['info', 'success', 'warning', 'error'] as const

/** Shows the components of web/kit in their states. Theme and text size at the top apply to all. */
export function Page() {
  const styles = useStyles()
  return (
    <>
      <PageHeading intro="The parts of web/kit with their states. Only outside production.">Gallery</PageHeading>
      <div className={styles.root}>
        <Card heading="Display">
          <DisplayChoices />
        </Card>
        <Buttons />
        <Card heading="Messages">
          <div className={styles.root}>
            {intents.map((intent) => (
              <MessageBar key={intent} intent={intent} layout="multiline">
                <MessageBarBody>
                  A message of the kind {intent}, long enough to need two lines on a phone.
                </MessageBarBody>
              </MessageBar>
            ))}
          </div>
        </Card>
        <Card heading="Form">
          <GalleryForm />
        </Card>
        <Files />
        <Card heading="Stepper">
          <Stepper
            steps={[
              { label: 'Amount', state: 'DONE' },
              { label: 'Type', state: 'CURRENT' },
              { label: 'Further steps', state: 'TO_DO' },
            ]}
            upTo={7}
          />
        </Card>
        <Values />
        <Table heading="Table" rows={people} />
        <Table heading="Table without rows" rows={[]} />
        <div className={styles.narrow}>
          <Table heading="Table, 320 px" rows={people} />
        </div>
        <div className={styles.grid}>
          {marks.map((mark) => (
            <Card key={mark} heading={`Empty: ${mark}`}>
              <EmptyState mark={mark} action={<TextButton>Next step</TextButton>}>
                There is nothing yet.
              </EmptyState>
            </Card>
          ))}
          <Card heading="Loading">
            <Loader />
            <Progress label="Progress" value={0.4} />
          </Card>
        </div>
        <Failure />
      </div>
    </>
  )
}

function Buttons() {
  const styles = useStyles()
  const [open, setOpen] = useState<'QUESTION' | 'MODAL' | 'DRAWER' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card heading="Buttons and dialogs">
      <div className={styles.row}>
        <Button appearance="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button appearance="transparent">Transparent</Button>
        <Button size="small">Small</Button>
        <Button disabledFocusable>Disabled</Button>
        <Button appearance="primary" aria-busy>
          Busy
        </Button>
        <TextButton>Text button</TextButton>
        <Button onClick={() => setOpen('QUESTION')}>Question</Button>
        <Button onClick={() => setOpen('MODAL')}>Dialog</Button>
        <Button onClick={() => setOpen('DRAWER')}>Drawer</Button>
        <Button onClick={() => notices.success('Success', 'A notice.')}>Notice</Button>
        <Button onClick={() => notices.error('Error', 'A notice of an error.')}>Error notice</Button>
      </div>
      <ConfirmDialog
        open={open === 'QUESTION'}
        title="Approve?"
        confirmLabel="Approve"
        onConfirm={close}
        onClose={close}
      >
        The next payment run pays $788.96.
      </ConfirmDialog>
      <Modal open={open === 'MODAL'} title="Dialog" onClose={close}>
        <p>Text of a dialog.</p>
      </Modal>
      <Modal open={open === 'DRAWER'} shape="drawer" title="Drawer" onClose={close}>
        <p>Text of a drawer.</p>
      </Modal>
    </Card>
  )
}

/** Shown only after a button press, because browser tests fail on a screen that shows an error. */
function Failure() {
  const [isShown, setShown] = useState(false)
  return (
    <Card heading="Error">
      {isShown ? (
        <ErrorView error={new Error('an example')} level={2} onRetry={() => setShown(false)} />
      ) : (
        <Button onClick={() => setShown(true)}>Show the error</Button>
      )}
    </Card>
  )
}

function Files() {
  const styles = useStyles()
  const [file, setFile] = useState<File | null>(null)
  const picker = (error: string | null) => (
    <FilePicker
      label="File"
      accepted={documentsAndPictures}
      file={file}
      error={error}
      disabled={false}
      onChange={setFile}
    />
  )
  return (
    <Card heading="File">
      <div className={styles.grid}>
        {picker(null)}
        {picker('Please select a file.')}
      </div>
    </Card>
  )
}

function Values() {
  const styles = useStyles()
  return (
    <Card heading="Values">
      <SummaryList
        rows={[
          { term: 'Date', value: <DateText date="2026-03-02" />, action: <TextButton>Change</TextButton> },
          { term: 'Time', value: <DateTimeText moment="2026-03-02T15:04:05Z" /> },
          { term: 'State', value: <Tag>This one</Tag> },
        ]}
      />
      <StackedBar parts={[245, 30, 7.2, 25]} />
      <SummaryList
        figures
        rows={[
          { term: 'Gross amount', value: <Money amount={300} /> },
          { term: 'Fee', value: <MoneyOff amount={25} /> },
          { term: 'Net amount', value: <Money amount={275} />, strong: true },
        ]}
      />
      <ul className={styles.root}>
        <StatusItem
          name="A key"
          status={{ label: 'Active', color: 'success' }}
          action={<Button size="small">End</Button>}
        >
          Used a minute ago
        </StatusItem>
        <StatusItem name="Another key" status={{ label: 'Waits', color: 'warning' }} action={null}>
          Never used
        </StatusItem>
      </ul>
    </Card>
  )
}

function Table({ heading, rows }: { heading: ReactNode; rows: readonly Person[] }) {
  return (
    <Card heading={heading} around="list">
      <DataTable
        caption="People"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty="There are no people."
        paged
      />
    </Card>
  )
}
