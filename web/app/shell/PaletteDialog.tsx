import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { isResultKey, type ResultKey } from './resultKeys.ts'

const PaletteResults = lazyPart(async () => ({ default: (await import('./PaletteResults.tsx')).PaletteResults }))

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    width: 'min(600px, calc(100vw - 32px))',
    maxHeight: '76vh',
    padding: 0,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusXLarge,
    marginBlock: '12vh auto',
    marginInline: 'auto',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
  input: {
    boxSizing: 'border-box',
    width: '100%',
    height: '56px',
    paddingInline: '20px 84px',
    border: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    fontSize: tokens.fontSizeBase400,
    outlineStyle: 'none',
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  place: { height: '50vh' },
})

/**
 * The dialog with the palette's input. It is in the first download, so the input receives every key typed after Ctrl+K.
 * The results load later and then handle the keys pressed in the meantime.
 */
export function PaletteDialog({ typed, onClose }: { typed: string; onClose: () => void }) {
  const styles = useStyles()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(typed)
  const [active, setActive] = useState<string>()
  const press = useRef<((key: ResultKey) => void) | null>(null)
  const early = useRef<ResultKey[]>([])
  const open = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element
    if (element && !element.open) element.showModal()
  }, [])
  const listen = useCallback((act: ((key: ResultKey) => void) | null) => {
    press.current = act
    if (act) for (const key of early.current.splice(0)) act(key)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (!isResultKey(event.key)) return
    event.preventDefault()
    if (press.current) press.current(event.key)
    else early.current.push(event.key)
  }

  return (
    <dialog
      ref={open}
      aria-label="Go to"
      className={styles.dialog}
      onClose={onClose}
      // Where the browser supports `closedby`, a click on the backdrop closes the dialog. Escape always closes it.
      {...{ closedby: 'any' }}
    >
      <input
        className={styles.input}
        role="combobox"
        aria-label="Go to a screen, an owner, an account or a request"
        aria-expanded={active !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active}
        placeholder="Screen, name or number"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Suspense fallback={<div className={styles.place} />}>
        <PaletteResults
          id={`${id}-list`}
          text={text}
          listen={listen}
          onActive={setActive}
          close={() => dialog.current?.close()}
        />
      </Suspense>
    </dialog>
  )
}
