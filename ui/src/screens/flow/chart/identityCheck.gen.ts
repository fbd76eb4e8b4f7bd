// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "identityCheck",
  label: "본인인증",
  start: "resting",
  guards: ["isVerified"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"resting","label":"인증 전","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"본인인증","guard":null,"effects":["keepPurpose"],"otherwise":null}]},
    {"state":"opening","label":"인증창을 여는 중","tags":["busy"],"entry":[],"asks":["openVerification"],"otherwise":null,"steps":[{"event":"xstate.done.actor.openVerification","index":0,"target":"waiting","actor":"system","action":"인증창 열림","guard":null,"effects":["keepVerification"],"otherwise":null},{"event":"xstate.error.actor.openVerification","index":0,"target":"refused","actor":"system","action":"열지 못함","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"waiting","label":"인증창에서 인증하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"provider.returned","index":0,"target":"confirming","actor":"buyer","action":"인증 마침","guard":null,"effects":[],"otherwise":null},{"event":"provider.closed","index":0,"target":"resting","actor":"buyer","action":"인증창 닫음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"confirming","label":"인증 결과를 확인하는 중","tags":["busy"],"entry":[],"asks":["confirmIdentity"],"otherwise":null,"steps":[{"event":"xstate.done.actor.confirmIdentity","index":0,"target":"verified","actor":"system","action":"인증됨","guard":"isVerified","effects":[],"otherwise":null},{"event":"xstate.done.actor.confirmIdentity","index":1,"target":"refused","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.confirmIdentity","index":0,"target":"refused","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"refused","label":"인증하지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","guard":null,"effects":["keepPurpose"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"verified","label":"인증됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 451,
  height: 814,
  states: {
    "resting": {"x":328,"y":24,"width":96,"height":60},
    "opening": {"x":235,"y":194,"width":141,"height":60},
    "waiting": {"x":42,"y":376,"width":182,"height":60},
    "confirming": {"x":40,"y":520,"width":186,"height":60},
    "refused": {"x":267,"y":730,"width":123,"height":60},
    "verified": {"x":24,"y":730,"width":101,"height":60},
  },
  arrows: [
    {"from":"resting","to":"opening","points":[[376,84],[376,118],[305,118],[305,194]],"label":{"x":266,"y":138,"width":79,"height":28},"steps":[{"state":"resting","event":"buyer.verify","index":0}]},
    {"from":"opening","to":"waiting","points":[[270,254],[270,274],[163,274],[163,376]],"label":{"x":115,"y":308,"width":96,"height":28},"steps":[{"state":"opening","event":"xstate.done.actor.openVerification","index":0}]},
    {"from":"opening","to":"refused","points":[[305,254],[305,288],[244,288],[244,696],[316,696],[316,730]],"label":{"x":202,"y":464,"width":83,"height":28},"steps":[{"state":"opening","event":"xstate.error.actor.openVerification","index":0}]},
    {"from":"waiting","to":"confirming","points":[[133,436],[133,520]],"label":{"x":91,"y":464,"width":83,"height":28},"steps":[{"state":"waiting","event":"provider.returned","index":0}]},
    {"from":"waiting","to":"resting","points":[[102,376],[102,356],[96,356],[96,104],[352,104],[352,84]],"label":{"x":48,"y":210,"width":96,"height":28},"steps":[{"state":"waiting","event":"provider.closed","index":0}]},
    {"from":"confirming","to":"verified","points":[[102,580],[102,600],[75,600],[75,730]],"label":{"x":41,"y":634,"width":67,"height":28},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":0}]},
    {"from":"confirming","to":"refused","points":[[164,580],[164,710],[291,710],[291,730]],"label":{"x":122,"y":620,"width":83,"height":56},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":1},{"state":"confirming","event":"xstate.error.actor.confirmIdentity","index":0}]},
    {"from":"refused","to":"opening","points":[[341,730],[341,254]],"label":{"x":299,"y":464,"width":83,"height":28},"steps":[{"state":"refused","event":"buyer.verify","index":0}]},
    {"from":"refused","to":"resting","points":[[365,730],[365,696],[400,696],[400,84]],"label":{"x":373,"y":392,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "identityCheck",
 "meta": {
  "label": "본인인증"
 },
 "context": {
  "purpose": "JOIN",
  "verificationId": null,
  "reason": null
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
     "actions": "keepPurpose",
     "meta": {
      "actor": "buyer",
      "action": "본인인증"
     }
    }
   }
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
     }
    },
    "onError": {
     "target": "refused",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "열지 못함"
     }
    }
   }
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
     }
    },
    "provider.closed": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "인증창 닫음"
     }
    }
   }
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
      }
     },
     {
      "target": "refused",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "refused",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "refused": {
   "meta": {
    "label": "인증하지 못함"
   },
   "on": {
    "buyer.verify": {
     "target": "opening",
     "actions": "keepPurpose",
     "meta": {
      "actor": "buyer",
      "action": "다시 인증"
     }
    },
    "buyer.dismiss": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     }
    }
   }
  },
  "verified": {
   "meta": {
    "label": "인증됨"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  resting : resting 인증 전\n  opening : opening 인증창을 여는 중\n  waiting : waiting 인증창에서 인증하는 중\n  confirming : confirming 인증 결과를 확인하는 중\n  refused : refused 인증하지 못함\n  verified : verified 인증됨\n  [*] --> resting\n  resting --> opening : 본인인증\n  opening --> waiting : 인증창 열림\n  opening --> refused : 열지 못함\n  waiting --> confirming : 인증 마침\n  waiting --> resting : 인증창 닫음\n  confirming --> verified : 인증됨\n  confirming --> refused : 거절<br/>답이 없음\n  refused --> opening : 다시 인증\n  refused --> resting : 닫기\n  verified --> [*]\n"
