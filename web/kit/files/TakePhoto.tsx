import { Button } from '@fluentui/react-components'
import { useRef } from 'react'

interface Props {
  disabled: boolean
  onTaken: (photo: File) => void
}

/** Button that opens the device's camera, so that a user can photograph a document instead of scanning it. */
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
          // Clear the input, so that the user can choose the same photo again after removing it.
          target.value = ''
        }}
      />
      <Button disabled={disabled} onClick={() => camera.current?.click()}>
        Take a photo
      </Button>
    </>
  )
}
