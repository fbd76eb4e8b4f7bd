// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "identityCheck",
  label: "본인인증",
  start: "resting",
  guards: ["isVerified"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"resting","label":"인증 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"본인인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null}]},
    {"state":"opening","label":"인증창을 여는 중","tags":["busy"],"entry":[],"asks":["openVerification"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"그만두기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.openVerification","index":0,"target":"waiting","actor":"system","action":"인증창 열림","afterMs":null,"guard":null,"effects":["keepVerification"],"otherwise":null},{"event":"xstate.error.actor.openVerification","index":0,"target":"refused","actor":"system","action":"열지 못함","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"waiting","label":"인증창에서 인증하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"provider.returned","index":0,"target":"confirming","actor":"buyer","action":"인증 마침","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"provider.closed","index":0,"target":"resting","actor":"buyer","action":"인증창 닫음","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"그만두기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"confirming","label":"인증 결과를 확인하는 중","tags":["busy"],"entry":[],"asks":["confirmIdentity"],"otherwise":null,"steps":[{"event":"xstate.done.actor.confirmIdentity","index":0,"target":"verified","actor":"system","action":"인증됨","afterMs":null,"guard":"isVerified","effects":[],"otherwise":null},{"event":"xstate.done.actor.confirmIdentity","index":1,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.confirmIdentity","index":0,"target":"refused","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"refused","label":"인증하지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"verified","label":"인증됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 512,
  height: 874,
  states: {
    "resting": {"x":70,"y":24,"width":96,"height":60},
    "opening": {"x":130,"y":232,"width":198,"height":78},
    "waiting": {"x":282,"y":418,"width":182,"height":60},
    "confirming": {"x":278,"y":562,"width":190,"height":78},
    "refused": {"x":135,"y":790,"width":124,"height":60},
    "verified": {"x":354,"y":790,"width":102,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"resting","to":"opening","points":[[128,84],[128,136],[290,136],[290,212],[262,212],[262,232]],"label":{"x":250,"y":164,"width":80,"height":28},"steps":[{"state":"resting","event":"buyer.verify","index":0}]},
    {"from":"opening","to":"resting","points":[[196,232],[196,150],[108,150],[108,84]],"label":{"x":156,"y":164,"width":80,"height":28},"steps":[{"state":"opening","event":"buyer.dismiss","index":0}]},
    {"from":"opening","to":"waiting","points":[[288,310],[288,330],[373,330],[373,418]],"label":{"x":325,"y":350,"width":96,"height":28},"steps":[{"state":"opening","event":"xstate.done.actor.openVerification","index":0}]},
    {"from":"opening","to":"refused","points":[[209,310],[209,790]],"label":{"x":167,"y":506,"width":84,"height":28},"steps":[{"state":"opening","event":"xstate.error.actor.openVerification","index":0}]},
    {"from":"waiting","to":"confirming","points":[[373,478],[373,562]],"label":{"x":331,"y":506,"width":84,"height":28},"steps":[{"state":"waiting","event":"provider.returned","index":0}]},
    {"from":"waiting","to":"resting","points":[[418,418],[418,398],[440,398],[440,122],[147,122],[147,84]],"label":{"x":392,"y":243,"width":96,"height":56},"steps":[{"state":"waiting","event":"provider.closed","index":0},{"state":"waiting","event":"buyer.dismiss","index":0}]},
    {"from":"waiting","to":"opening","points":[[327,418],[327,398],[269,398],[269,330],[249,330],[249,310]],"label":{"x":227,"y":350,"width":84,"height":28},"steps":[{"state":"waiting","event":"buyer.verify","index":0}]},
    {"from":"confirming","to":"verified","points":[[405,640],[405,790]],"label":{"x":342,"y":685,"width":126,"height":46},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":0}]},
    {"from":"confirming","to":"refused","points":[[341,640],[341,660],[269,660],[269,756],[234,756],[234,790]],"label":{"x":227,"y":680,"width":84,"height":56},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":1},{"state":"confirming","event":"xstate.error.actor.confirmIdentity","index":0}]},
    {"from":"refused","to":"opening","points":[[185,790],[185,756],[111,756],[111,330],[170,330],[170,310]],"label":{"x":69,"y":506,"width":84,"height":28},"steps":[{"state":"refused","event":"buyer.verify","index":0}]},
    {"from":"refused","to":"resting","points":[[160,790],[160,770],[51,770],[51,108],[89,108],[89,84]],"label":{"x":24,"y":434,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "identityCheck",
 "meta": {
  "label": "본인인증"
 },
 "initial": "resting",
 "states": {
  "resting": {
   "meta": {
    "label": "인증 전"
   },
   "on": {
    "buyer.verify": {
     "target": "opening",
     "actions": "forgetVerification",
     "meta": {
      "actor": "buyer",
      "action": "본인인증"
     },
     "description": "구매자: 본인인증"
    }
   },
   "description": "인증 전"
  },
  "opening": {
   "meta": {
    "label": "인증창을 여는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "openVerification",
    "src": "openVerification",
    "onDone": {
     "target": "waiting",
     "actions": "keepVerification",
     "meta": {
      "actor": "system",
      "action": "인증창 열림"
     },
     "description": "시스템: 인증창 열림"
    },
    "onError": {
     "target": "refused",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "열지 못함"
     },
     "description": "시스템: 열지 못함"
    }
   },
   "on": {
    "buyer.dismiss": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
     },
     "description": "구매자: 그만두기"
    }
   },
   "description": "인증창을 여는 중"
  },
  "waiting": {
   "meta": {
    "label": "인증창에서 인증하는 중"
   },
   "on": {
    "provider.returned": {
     "target": "confirming",
     "meta": {
      "actor": "buyer",
      "action": "인증 마침"
     },
     "description": "구매자: 인증 마침"
    },
    "provider.closed": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "인증창 닫음"
     },
     "description": "구매자: 인증창 닫음"
    },
    "buyer.verify": {
     "target": "opening",
     "actions": "forgetVerification",
     "meta": {
      "actor": "buyer",
      "action": "다시 인증"
     },
     "description": "구매자: 다시 인증"
    },
    "buyer.dismiss": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
     },
     "description": "구매자: 그만두기"
    }
   },
   "description": "인증창에서 인증하는 중"
  },
  "confirming": {
   "meta": {
    "label": "인증 결과를 확인하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "confirmIdentity",
    "src": "confirmIdentity",
    "onDone": [
     {
      "target": "verified",
      "guard": "isVerified",
      "meta": {
       "actor": "system",
       "action": "인증됨"
      },
      "description": "시스템: 인증됨"
     },
     {
      "target": "refused",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "refused",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "인증 결과를 확인하는 중"
  },
  "refused": {
   "meta": {
    "label": "인증하지 못함"
   },
   "on": {
    "buyer.verify": {
     "target": "opening",
     "actions": "forgetVerification",
     "meta": {
      "actor": "buyer",
      "action": "다시 인증"
     },
     "description": "구매자: 다시 인증"
    },
    "buyer.dismiss": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    }
   },
   "description": "인증하지 못함"
  },
  "verified": {
   "meta": {
    "label": "인증됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "인증됨",
   "type": "final"
  }
 },
 "description": "본인인증"
}

export const MERMAID = "stateDiagram-v2\n  resting : resting 인증 전\n  opening : opening 인증창을 여는 중<br/>do / openVerification\n  waiting : waiting 인증창에서 인증하는 중\n  confirming : confirming 인증 결과를 확인하는 중<br/>do / confirmIdentity\n  refused : refused 인증하지 못함\n  verified : verified 인증됨\n  [*] --> resting\n  resting --> opening : 본인인증\n  opening --> resting : 그만두기\n  opening --> waiting : 인증창 열림\n  opening --> refused : 열지 못함\n  waiting --> confirming : 인증 마침\n  waiting --> resting : 인증창 닫음<br/>그만두기\n  waiting --> opening : 다시 인증\n  confirming --> verified : 인증됨 [isVerified]\n  confirming --> refused : 거절<br/>답이 없음\n  refused --> opening : 다시 인증\n  refused --> resting : 닫기\n  verified --> [*]\n"
