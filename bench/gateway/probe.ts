// How fast this core is right now: a fixed piece of work whenever it is told to, which costs the same CPU each time unless
// somebody else slows the machine down.
const text = JSON.stringify(
  Array.from({ length: 200 }, (_, index) => ({ index, note: 'a line of the book', amount: 1 })),
)

// Alive until it is killed: the channel alone does not keep it.
setInterval(() => undefined, 60_000)
process.on('message', (message) => {
  if (message !== 'work') return
  for (let times = 0; times < 300; times += 1) JSON.parse(text)
  process.send?.('worked')
})
