import { choose } from '../kit/page/displaySettings.ts'
import { FrameButton } from '../kit/page/FrameButton.tsx'
import { useAmountsHidden } from '../kit/page/useChoice.ts'

/** Button that hides all amounts on this device, or shows them again. */
export function HideAmounts({ className }: { className?: string }) {
  const isHidden = useAmountsHidden()
  return (
    <FrameButton
      {...(className ? { className } : {})}
      data-print="hide"
      aria-pressed={isHidden}
      onClick={() => choose('amounts', isHidden ? '' : 'hidden')}
    >
      Hide amounts
    </FrameButton>
  )
}
