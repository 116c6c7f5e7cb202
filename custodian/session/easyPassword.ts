/** Six characters and more that every list of leaked passwords begins with, in small letters. */
const WELL_KNOWN = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 654321 87654321 111111 1111111 11111111
  000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 121212 123123 123123123 112233
  123321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsx qazwsxedc q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwertyui
  qwertyuiop qwe123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 abcdef abcdefg abcdefgh a123456 aa123456
  a1b2c3 a1b2c3d4 aaaaaa password password1 password12 password123 password! passw0rd p@ssword p@ssw0rd pass123 pass1234
  passwort passpass letmein welcome welcome1 welcome123 iloveyou monkey dragon sunshine princess football baseball
  superman batman michael jordan jordan23 shadow master killer trustno1 freedom whatever charlie donald hunter2 access
  flower hottie lovely loveme ashley michelle jessica daniel nicole jennifer computer internet samsung google starwars
  pokemon changeme changeme1 default secret secret1 secret123 admin1 admin12 admin123 administrator root123 login123
  test123 test1234 testing guest123 user1234 summer winter spring autumn hello123 money1 mynoob 18atcskd2w 3rjs1la7qe
  retirement retirement1 custodian custodian1 iraportal portal1 portal123`.split(/\s+/),
)

/** Whether a guesser would try it among the first: on every list, or the person's own address or the name in it. */
export function isEasyPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  return WELL_KNOWN.has(plain) || plain === address || plain === address.split('@')[0]
}
