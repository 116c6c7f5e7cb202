import { Button } from '@fluentui/react-components'
import { useRef } from 'react'

interface Props {
  disabled: boolean
  onTaken: (photo: File) => void
}

/** Opens the phone's camera, so that a paper can be photographed instead of scanned. */
export function TakePhoto({ disabled, onTaken }: Props) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo"
        hidden
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo) onTaken(photo)
          // Allow the same photo again after it was removed.
          target.value = ''
        }}
      />
      <Button disabled={disabled} onClick={() => camera.current?.click()}>
        Take a photo
      </Button>
    </>
  )
}
