import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { isSmall } from '../page/layout.ts'
import { useMediaQuery } from '../page/useMediaQuery.ts'
import { maximumSize, sizeText, takesPictures, type Accepted } from './chosenFile.ts'
import { TakePhoto } from './TakePhoto.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '6px' },
  label: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, fontWeight: 500 },
  zone: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: '12px',
    paddingBlock: '32px',
    paddingInline: '20px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1.5px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground2,
    textAlign: 'center',
    transitionProperty: 'background-color, border-color',
    transitionDuration: tokens.durationFast,
  },
  // Lays out an optional file picker as a single row, which takes less height.
  low: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: '12px',
    rowGap: '8px',
    paddingBlock: '12px',
    paddingInline: '12px',
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `1.5px dashed ${tokens.colorBrandStroke1}` },
  invalid: { border: `1.5px dashed ${tokens.colorPaletteRedBorder2}` },
  icon: { color: tokens.colorNeutralForeground3 },
  lead: { color: tokens.colorNeutralForeground2 },
  hint: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  chosen: { display: 'flex', flexDirection: 'column', rowGap: '2px' },
  actions: { display: 'flex', columnGap: '8px', rowGap: '8px', flexWrap: 'wrap', justifyContent: 'center' },
  error: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorPaletteRedForeground1,
  },
})

interface Props {
  label: string
  accepted: Accepted
  file: File | null
  error: string | null
  disabled: boolean
  onChange: (file: File | null) => void
  required?: boolean
  /** True to put the file picker in one row, next to more important fields. */
  isLow?: boolean
}

/** A file picker that accepts one file by drag and drop, by paste or by its button. */
export function FilePicker(props: Props) {
  const { label, accepted, file, error, disabled, onChange, required = true, isLow = false } = props
  const styles = useStyles()
  const id = useId()
  // Devices with a touch screen usually have a camera.
  const hasCamera = useMediaQuery('(pointer: coarse)')
  const isPhone = useMediaQuery(isSmall)
  const choose = useRef<HTMLButtonElement>(null)
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: accepted.types,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled,
    // Accept files of unsupported types too, so that the form can explain why it refuses the file.
    onDrop: (fitting, refused) => onChange(fitting[0] ?? refused[0]?.file ?? null),
  })
  return (
    <div className={styles.root}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      <div
        {...getRootProps({ role: 'group', 'aria-labelledby': `${id}label` })}
        className={mergeClasses(
          styles.zone,
          isLow && styles.low,
          error !== null && styles.invalid,
          isDragActive && styles.over,
        )}
      >
        <input {...getInputProps({ 'aria-labelledby': `${id}label`, 'aria-required': required })} />
        {isLow ? null : <FileIcon className={styles.icon} />}
        {file ? (
          <p className={styles.chosen}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.hint}>{sizeText(file.size)}</span>
          </p>
        ) : (
          <p className={styles.lead}>
            {isDragActive ? 'Drop the file here' : hasCamera || isPhone ? 'Nothing chosen yet' : 'Drag a file here, or'}
          </p>
        )}
        <div className={styles.actions} data-actions="phone-wide">
          <Button
            ref={choose}
            onClick={open}
            disabled={disabled}
            aria-describedby={error === null ? `${id}hint` : `${id}error ${id}hint`}
          >
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
          {hasCamera && takesPictures(accepted) ? <TakePhoto disabled={disabled} onTaken={onChange} /> : null}
          {file ? (
            <Button
              appearance="subtle"
              disabled={disabled}
              onClick={() => {
                // Move the focus to the picker's button, because the focused Remove button disappears with the file.
                choose.current?.focus()
                onChange(null)
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
        <p id={`${id}hint`} className={styles.hint}>
          {accepted.names}, up to {sizeText(maximumSize)}
        </p>
      </div>
      {error === null ? null : (
        <p id={`${id}error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function FileIcon({ className }: { className: string }) {
  return (
    <svg
      className={className}
      width="36"
      height="36"
      viewBox="0 0 36 36"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path
        d="M10 4.5h11l7 7V29a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 8 29V6.5a2 2 0 0 1 2-2ZM21 4.5v7h7M18 26v-9m-4 4 4-4 4 4"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
