// The drawing of the platforms, packed: the same points as in the game's data/drawing.ts, in whole units. As they stand there they would be
// a twentieth of all that a table loads; a test keeps the two alike.
import type { PlatformId } from '../../../games/skyrise/board.ts'
import type { DistrictDrawing, PlatformDrawing, Point } from '../../../games/skyrise/data/drawing.ts'

/** What a board needs of it. */
export type Outlines = Omit<PlatformDrawing, 'districts'> & { readonly districts: readonly Omit<DistrictDrawing, 'radius'>[] }

/**
 * Corners | outline | districts | features | ends of bridges. A point is two numbers of two digits to the base 36; a shape names corners by
 * one digit each. A district is its shape, its anchor and perhaps a windmill; a feature its shape, its place, its kind and the districts around.
 */
const PACKED: Readonly<Record<PlatformId, string>> = {
  M: '8d0kjf0kr88dr8jfjfr88dr80kjf0k8d4h4hnb4hg6bnbnbnnbnbg6g64hnbbng6|01234567|8019ab.dw5p 923cda.m3dw c45efd.dwm3 e678bf.5pdw|badf.dwdw.l1234|6f2i2i6fpa6fld2ildpapald2ild6fpa',
  A: '4600nm00rs46rsg4g4rs46rs00nm0046b100b63k9c6m717l182yjl00j052eg6vrs5llq7prsdrmpcklfaomzkxjihnjsf3h8qoeulrg0j179rs7rmrc8ko00lm50kh00cn2icp64f15tb1igcuelbsdq8bd3hnc2f276ea|01234567|089abc.733e3u35 8def9.f734 d12ghe.mn3t gijkh.oq9xqg7i i3lmnj.mxgi lopqm.i4lm o4rstp.ccoc r56uvs.4knz1zmn uwxyv.2wge bzxw7c.398p hkABCfe.hs96 BAnmqDE.fzfh vyFEDts.93i6 CBEFzba.a0ax|Dqpt.e1jq.a67cd yxzF.57d2.a9ade nAkj.kkct.a45bc fCa9.bx67.l12be|onj9j9on',
  B: '4600nm00rs46rsg4g4rs46rs00nm0046c100c33997646v6j3f0rks00jn4he561rs7smc8kqbhllqf9l5ankjndimkyidhojyflbmrsaym9dqjw1vph77kq00fw43fs67h6008r568y6ecwitc1dyaidf81e4hybndz8ge9|01234567|089abc.872y 8def9.fc2s d12ghe.nb46pq64 g3ijkh.oibm ilmnoj.lfid l4pqrm.evnw p5stq.7noj4lp1 s6uvwt.3ejl uxyzv.32c9 byx7c.2z5u382y ehkABCf.i88c onDEBA.fvel qtwFEDr.a4i3 CBEFzyba.9iae|joAk.kfd9.a45bc vzFw.6af1.a89de fCa9.bz5s.l12be nmrD.gej6.l56cd|onj9j9on',
  C: '4600nm00rs46rsg4g4rs46rs00nm00465d00dw00e33zbj6r7f6jlv00kp46in62fs5wrs89nd8kqjhdlregkxbslm9ok8nogpjri6flbnrsb5msdhk220pm6jkk91kr00g53rga008b5g8v6scxheduddc4d88hbhimb0dy|01234567|89abc.a13b 9defga.hg31 d12hie.o94n h3jklmi.ohbupmew jnopk.ktia n4qrso.f7nn q5tuvr.7tod4jp2 t6wxu.2wk3 wyzAx.34bx 08czy7.3k5a4m28 BCDgfml.h19q posEFCB.ekg5 AFEvux.7zgp CFAzcbD.9ma3|Esrv.b9kl.a67cd kpBl.jodv.a45bc agDb.do69.a12be mfei.l170.l234b|onj9j9on',
  D: '4600nm00rs46rsg4g4rs46rs00nm0046c800bw4qag697o6m3a0wk100jj56hy6vf17irs6tn27yrsemljcslia8m9lnk1jbkadzeerscpmtdpk5hhih5ers7gm39hlf00it32ig67du00at4qb9hpemdmbzdo96b7ixa5eu|01234567|089abc.8x35 8defg9.g03l d12hie.n03vpm5h hjkli.ovaj j3mnok.n8ge m4pqrsn.gfmn ptuvq.9noq t56wxu.3cmn4gpf yxwzA.2tdv Az7cb.3f6r3c3e lkoBCDgf.hkat srEFCB.e0ga vuxyFE.7hhs CFyAbaD.9maj|qvEr.bqkv.a67cd a9gD.cr6x.a12be eilf.kk7m.l234b sBon.iygm.l56bc|onj9j9on',
}
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const POINT = 4

const unpacked = new Map<PlatformId, Outlines>()

export function outlinesOf(id: PlatformId): Outlines {
  const outlines = unpacked.get(id) ?? unpack(PACKED[id])
  unpacked.set(id, outlines)
  return outlines
}

function unpack(text: string): Outlines {
  const [corners, outline, districts, features, bridgeEnds] = text.split('|')
  const shape = (digits: string): Point[] => [...digits].map((digit) => pointsOf(corners)[DIGITS.indexOf(digit)])
  return {
    outline: shape(outline),
    districts: districts.split(' ').map((district) => {
      const [polygon, places] = district.split('.')
      const [anchor, windmill] = pointsOf(places)
      return { polygon: shape(polygon), anchor, ...(windmill && { windmill }) }
    }),
    features: features.split(' ').map((feature) => {
      const [polygon, at, [kind, ...around]] = feature.split('.')
      return {
        kind: kind === 'l' ? 'lake' : 'airship',
        polygon: shape(polygon),
        at: pointsOf(at)[0],
        around: around.map((digit) => DIGITS.indexOf(digit)),
      }
    }),
    bridgeEnds: pointsOf(bridgeEnds),
  }
}

function pointsOf(text: string): Point[] {
  const number = (from: number) => Number.parseInt(text.slice(from, from + POINT / 2), 36)
  return Array.from({ length: text.length / POINT }, (_, i): Point => [number(i * POINT), number(i * POINT + POINT / 2)])
}
