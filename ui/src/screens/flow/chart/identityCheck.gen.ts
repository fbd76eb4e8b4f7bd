// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "identityCheck",
  label: "본인인증",
  start: "resting",
  guards: ["isUnanswered","isVerified"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"resting","label":"인증 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"본인인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null},{"event":"provider.returned","index":0,"target":"confirming","actor":"buyer","action":"인증하고 돌아옴","afterMs":null,"guard":null,"effects":["keepVerification"],"otherwise":null}]},
    {"state":"opening","label":"인증창을 여는 중","tags":["busy"],"entry":[],"asks":["openVerification"],"otherwise":null,"steps":[{"event":"xstate.done.actor.openVerification","index":0,"target":"waiting","actor":"system","action":"인증창 열림","afterMs":null,"guard":null,"effects":["keepVerification"],"otherwise":null},{"event":"xstate.error.actor.openVerification","index":0,"target":"refused","actor":"system","action":"열지 못함","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"waiting","label":"인증창에서 인증하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"provider.closed","index":0,"target":"resting","actor":"buyer","action":"인증창에서 뒤로 옴","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null}]},
    {"state":"confirming","label":"인증 결과를 확인하는 중","tags":["busy"],"entry":[],"asks":["confirmIdentity"],"otherwise":null,"steps":[{"event":"xstate.done.actor.confirmIdentity","index":0,"target":"verified","actor":"system","action":"인증됨","afterMs":null,"guard":"isVerified","effects":["keepPerson"],"otherwise":null},{"event":"xstate.done.actor.confirmIdentity","index":1,"target":"unanswered","actor":"system","action":"인증 기관의 답이 없음","afterMs":null,"guard":"isUnanswered","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.confirmIdentity","index":2,"target":"refused","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.confirmIdentity","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"unanswered","label":"인증됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"confirming","actor":"buyer","action":"다시 확인","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"처음부터 인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null}]},
    {"state":"refused","label":"인증하지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","afterMs":null,"guard":null,"effects":["forgetVerification"],"otherwise":null}]},
    {"state":"verified","label":"인증됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 1126,
  height: 566,
  states: {
    "resting": {"x":99,"y":24,"width":96,"height":60},
    "opening": {"x":522,"y":194,"width":198,"height":78},
    "waiting": {"x":875,"y":482,"width":182,"height":60},
    "confirming": {"x":28,"y":194,"width":190,"height":78},
    "unanswered": {"x":131,"y":482,"width":138,"height":60},
    "refused": {"x":604,"y":482,"width":124,"height":60},
    "verified": {"x":304,"y":482,"width":102,"height":60},
  },
  start: [[31,54],[99,54]],
  arrows: [
    {"from":"resting","to":"opening","points":[[147,84],[147,118],[621,118],[621,194]],"label":{"x":581,"y":138,"width":80,"height":28},"steps":[{"state":"resting","event":"buyer.verify","index":0}]},
    {"from":"resting","to":"confirming","points":[[123,84],[123,194]],"label":{"x":62,"y":138,"width":122,"height":28},"steps":[{"state":"resting","event":"provider.returned","index":0}]},
    {"from":"opening","to":"waiting","points":[[687,272],[687,292],[966,292],[966,482]],"label":{"x":918,"y":377,"width":96,"height":28},"steps":[{"state":"opening","event":"xstate.done.actor.openVerification","index":0}]},
    {"from":"opening","to":"refused","points":[[621,272],[621,320],[764,320],[764,448],[697,448],[697,482]],"label":{"x":722,"y":377,"width":84,"height":28},"steps":[{"state":"opening","event":"xstate.error.actor.openVerification","index":0}]},
    {"from":"waiting","to":"resting","points":[[1011,482],[1011,448],[1033,448],[1033,104],[171,104],[171,84]],"label":{"x":964,"y":219,"width":138,"height":28},"steps":[{"state":"waiting","event":"provider.closed","index":0}]},
    {"from":"waiting","to":"opening","points":[[920,482],[920,448],[862,448],[862,306],[654,306],[654,272]],"label":{"x":820,"y":377,"width":84,"height":28},"steps":[{"state":"waiting","event":"buyer.verify","index":0}]},
    {"from":"confirming","to":"verified","points":[[142,272],[142,306],[355,306],[355,482]],"label":{"x":292,"y":368,"width":126,"height":46},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":0}]},
    {"from":"confirming","to":"unanswered","points":[[104,272],[104,320],[200,320],[200,482]],"label":{"x":122,"y":354,"width":156,"height":74},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":1},{"state":"confirming","event":"xstate.error.actor.confirmIdentity","index":0}]},
    {"from":"confirming","to":"refused","points":[[180,272],[180,292],[459,292],[459,448],[635,448],[635,482]],"label":{"x":432,"y":377,"width":54,"height":28},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":2}]},
    {"from":"unanswered","to":"confirming","points":[[165,482],[165,448],[66,448],[66,272]],"label":{"x":24,"y":377,"width":84,"height":28},"steps":[{"state":"unanswered","event":"buyer.confirm","index":0}]},
    {"from":"unanswered","to":"opening","points":[[234,482],[234,462],[555,462],[555,272]],"label":{"x":500,"y":377,"width":110,"height":28},"steps":[{"state":"unanswered","event":"buyer.verify","index":0}]},
    {"from":"refused","to":"opening","points":[[666,482],[666,334],[588,334],[588,272]],"label":{"x":624,"y":377,"width":84,"height":28},"steps":[{"state":"refused","event":"buyer.verify","index":0}]},
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
    },
    "provider.returned": {
     "target": "confirming",
     "actions": "keepVerification",
     "meta": {
      "actor": "buyer",
      "action": "인증하고 돌아옴"
     },
     "description": "구매자: 인증하고 돌아옴"
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
   "description": "인증창을 여는 중"
  },
  "waiting": {
   "meta": {
    "label": "인증창에서 인증하는 중"
   },
   "on": {
    "provider.closed": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "인증창에서 뒤로 옴"
     },
     "description": "구매자: 인증창에서 뒤로 옴"
    },
    "buyer.verify": {
     "target": "opening",
     "actions": "forgetVerification",
     "meta": {
      "actor": "buyer",
      "action": "다시 인증"
     },
     "description": "구매자: 다시 인증"
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
      "actions": "keepPerson",
      "meta": {
       "actor": "system",
       "action": "인증됨"
      },
      "description": "시스템: 인증됨"
     },
     {
      "target": "unanswered",
      "guard": "isUnanswered",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "인증 기관의 답이 없음"
      },
      "description": "시스템: 인증 기관의 답이 없음"
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
     "target": "unanswered",
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
  "unanswered": {
   "meta": {
    "label": "인증됐는지 모름"
   },
   "on": {
    "buyer.confirm": {
     "target": "confirming",
     "meta": {
      "actor": "buyer",
      "action": "다시 확인"
     },
     "description": "구매자: 다시 확인"
    },
    "buyer.verify": {
     "target": "opening",
     "actions": "forgetVerification",
     "meta": {
      "actor": "buyer",
      "action": "처음부터 인증"
     },
     "description": "구매자: 처음부터 인증"
    }
   },
   "description": "인증됐는지 모름"
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

export const MERMAID = "stateDiagram-v2\n  resting : resting 인증 전\n  opening : opening 인증창을 여는 중<br/>do / openVerification\n  waiting : waiting 인증창에서 인증하는 중\n  confirming : confirming 인증 결과를 확인하는 중<br/>do / confirmIdentity\n  unanswered : unanswered 인증됐는지 모름\n  refused : refused 인증하지 못함\n  verified : verified 인증됨\n  [*] --> resting\n  resting --> opening : 본인인증\n  resting --> confirming : 인증하고 돌아옴\n  opening --> waiting : 인증창 열림\n  opening --> refused : 열지 못함\n  waiting --> resting : 인증창에서 뒤로 옴\n  waiting --> opening : 다시 인증\n  confirming --> verified : 인증됨 [isVerified]\n  confirming --> unanswered : 인증 기관의 답이 없음 [isUnanswered]<br/>답이 없음\n  confirming --> refused : 거절\n  unanswered --> confirming : 다시 확인\n  unanswered --> opening : 처음부터 인증\n  refused --> opening : 다시 인증\n  verified --> [*]\n"
