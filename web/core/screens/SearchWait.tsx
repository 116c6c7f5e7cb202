import { useEffect, useEffectEvent, useState } from 'react'

interface Props {
  /** Time in milliseconds from which the rate limit allows another search. */
  until: number
  onOver: () => void
}

/** Says that searches are limited, counts down the seconds, then searches again. */
export function SearchWait({ until, onOver }: Props) {
  const [left, setLeft] = useState(() => secondsTo(until))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const counting = setInterval(() => setLeft(secondsTo(until)), 1_000)
    const waiting = setTimeout(() => over(), Math.max(0, until - Date.now()))
    return () => {
      clearInterval(counting)
      clearTimeout(waiting)
    }
  }, [until])
  return (
    <>
      Too many searches in one minute. This one runs again automatically
      {/* Hidden from screen readers, which would announce every second of the countdown. */}
      <span aria-hidden="true"> in {left} s</span>.
    </>
  )
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1_000))
