const gap = 8

/** Opens a dialog below its opener, or above if there is no room below. A click outside closes the dialog. */
export function anchorDialog(dialog: HTMLDialogElement, opener: HTMLElement): () => void {
  const place = () => {
    const anchor = opener.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = dialog
    const below = anchor.bottom + gap + height <= window.innerHeight || anchor.top < height + gap
    const left = Math.min(anchor.right - width, window.innerWidth - width - gap)
    dialog.style.left = `${Math.max(gap, left)}px`
    dialog.style.top = `${below ? anchor.bottom + gap : anchor.top - height - gap}px`
  }
  const onPress = (event: PointerEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    if (event.target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close()
  }
  // Stop Escape here, so that it does not also close an outer dialog.
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation()

  if (!dialog.open) dialog.showModal()
  place()
  dialog.addEventListener('pointerdown', onPress)
  dialog.addEventListener('keydown', onKey)
  window.addEventListener('resize', place)
  return () => {
    dialog.removeEventListener('pointerdown', onPress)
    dialog.removeEventListener('keydown', onKey)
    window.removeEventListener('resize', place)
  }
}
