import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../child.ts'

/** Eleven consecutive ports on one machine; people use the first. */
export function portsFrom(first: number) {
  const port = (offset: number) => first + offset
  return {
    people: port(0),
    plain: port(1),
    gateways: [port(2), port(3)],
    custodian: port(4),
    custodians: [port(5), port(6)],
    database: port(7),
    monitor: port(8),
    databases: [port(9), port(10)],
  } as const
}
export type Ports = ReturnType<typeof portsFrom>

/** Maps each address in deploy/haproxy.cfg to its address on this machine. */
function placesOf(ports: Ports, certificate: string): [inFile: string, here: string][] {
  const local = (port: number | undefined) => `127.0.0.1:${port}`
  return [
    ['bind :443 ssl crt /etc/haproxy/portal.pem', `bind ${local(ports.people)} ssl crt ${certificate}`],
    ['bind :80', `bind ${local(ports.plain)}`],
    ['gateway1 10.0.0.11:4000', `gateway1 ${local(ports.gateways[0])}`],
    ['gateway2 10.0.0.12:4000', `gateway2 ${local(ports.gateways[1])}`],
    ['bind 127.0.0.1:4001', `bind ${local(ports.custodian)}`],
    ['custodian1 10.0.0.21:4001', `custodian1 ${local(ports.custodians[0])}`],
    ['custodian2 10.0.0.22:4001', `custodian2 ${local(ports.custodians[1])}`],
    ['bind 127.0.0.1:5432', `bind ${local(ports.database)}`],
    ['database1 10.0.0.31:5432', `database1 ${local(ports.databases[0])}`],
    ['database2 10.0.0.32:5432', `database2 ${local(ports.databases[1])}`],
  ]
}

/** The replacements for deploy/haproxy-one.cfg, without the user of Debian's package. */
function placesOfOne(ports: Ports, certificate: string, blocked: string): [inFile: string, here: string][] {
  const local = (port: number | undefined) => `127.0.0.1:${port}`
  return [
    ['  user haproxy\n  group haproxy\n', ''],
    ['bind :443 ssl crt /etc/haproxy/portal.pem', `bind ${local(ports.people)} ssl crt ${certificate}`],
    ['bind :80', `bind ${local(ports.plain)}`],
    ['-f /etc/haproxy/blocked.lst', `-f ${blocked}`],
    ['bind 127.0.0.1:4001', `bind ${local(ports.custodian)}`],
    ['gateway1 127.0.0.1:4011', `gateway1 ${local(ports.gateways[0])}`],
    ['gateway2 127.0.0.1:4012', `gateway2 ${local(ports.gateways[1])}`],
    ['custodian1 127.0.0.1:4021', `custodian1 ${local(ports.custodians[0])}`],
    ['custodian2 127.0.0.1:4022', `custodian2 ${local(ports.custodians[1])}`],
  ]
}

/** deploy/haproxy.cfg with only its example addresses replaced. */
export function balancerHere(ports: Ports, certificate: string, file = packaged('haproxy.cfg')): string {
  return replaced(file, placesOf(ports, certificate))
}

/** deploy/haproxy-one.cfg with only its addresses replaced. */
export function balancerOfOneMachine(ports: Ports, certificate: string, blocked: string): string {
  return replaced(packaged('haproxy-one.cfg'), placesOfOne(ports, certificate, blocked))
}

function replaced(file: string, places: [inFile: string, here: string][]): string {
  return places.reduce((text, [inFile, here]) => {
    if (!text.includes(inFile)) throw new Error(`the configuration does not contain "${inFile}"`)
    return text.replaceAll(inFile, here)
  }, file)
}

const packaged = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
