import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** Keeps the place until then; it stays until the children are ready to be shown. */
  waiting: ReactNode
  children: ReactNode
}

/**
 * Renders its children behind what is around them, once their place is within four screens of what is seen: their code and
 * data wait for that. So far ahead that paper, and whoever goes by headings, finds them too.
 */
export function WhenNear({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: '400% 0px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? children : <div ref={place}>{waiting}</div>
}
