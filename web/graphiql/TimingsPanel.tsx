import { useSyncExternalStore } from 'react'
import type { GraphiQLPlugin } from '@graphiql/react'
import { Icon } from './Icon.tsx'
import { followTimings, lastTimings } from './timings.ts'

/** GraphiQL panel with the duration of the last response and of its calls to the custodian. */
export const timingsPlugin: GraphiQLPlugin = {
  title: 'Timings',
  icon: () => <Icon path="M12 3a9 9 0 1 0 .01 0M12 7v5l3 3" />,
  content: TimingsPanel,
}

function TimingsPanel() {
  const last = useSyncExternalStore(followTimings, lastTimings)
  return (
    <section className="panel" aria-label="Timings">
      <h2>Timings</h2>
      {last === null ? (
        <p>Run an operation to see how long it took, and what the gateway asked of the custodian for it.</p>
      ) : (
        <>
          <p>
            {last.operation}: {shown(last.total)} in the gateway, {shown(last.elapsed)} in the browser.
          </p>
          <table>
            <caption>
              {last.calls.length === 1 ? '1 call' : `${last.calls.length} calls`} to the custodian, milliseconds
            </caption>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">From</th>
                <th scope="col">Took</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {last.calls.map(({ name, at, took, outcome }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {name}
                    <meter min={0} max={last.total} value={took} aria-hidden="true" />
                  </th>
                  <td>{at.toFixed(1)}</td>
                  <td>{took.toFixed(1)}</td>
                  <td>{outcome}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
