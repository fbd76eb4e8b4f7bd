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
    {"state":"opening","label":"인증창을 여는 중","tags":["busy"],"entry":[],"asks":["openVerification"],"otherwise":null,"steps":[{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"그만두기","guard":null,"effects":[],"otherwise":null},{"event":"xstate.done.actor.openVerification","index":0,"target":"waiting","actor":"system","action":"인증창 열림","guard":null,"effects":["keepVerification"],"otherwise":null},{"event":"xstate.error.actor.openVerification","index":0,"target":"refused","actor":"system","action":"열지 못함","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"waiting","label":"인증창에서 인증하는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"provider.returned","index":0,"target":"confirming","actor":"buyer","action":"인증 마침","guard":null,"effects":[],"otherwise":null},{"event":"provider.closed","index":0,"target":"resting","actor":"buyer","action":"인증창 닫음","guard":null,"effects":[],"otherwise":null},{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","guard":null,"effects":["keepPurpose"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"그만두기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"confirming","label":"인증 결과를 확인하는 중","tags":["busy"],"entry":[],"asks":["confirmIdentity"],"otherwise":null,"steps":[{"event":"xstate.done.actor.confirmIdentity","index":0,"target":"verified","actor":"system","action":"인증됨","guard":"isVerified","effects":[],"otherwise":null},{"event":"xstate.done.actor.confirmIdentity","index":1,"target":"refused","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.confirmIdentity","index":0,"target":"refused","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"refused","label":"인증하지 못함","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.verify","index":0,"target":"opening","actor":"buyer","action":"다시 인증","guard":null,"effects":["keepPurpose"],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"resting","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"verified","label":"인증됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 510,
  height: 854,
  states: {
    "resting": {"x":382,"y":24,"width":96,"height":60},
    "opening": {"x":286,"y":220,"width":141,"height":60},
    "waiting": {"x":48,"y":416,"width":182,"height":60},
    "confirming": {"x":46,"y":560,"width":186,"height":60},
    "refused": {"x":325,"y":770,"width":123,"height":60},
    "verified": {"x":31,"y":770,"width":101,"height":60},
  },
  arrows: [
    {"from":"resting","to":"opening","points":[[420,84],[420,118],[287,118],[287,200],[333,200],[333,220]],"label":{"x":248,"y":152,"width":79,"height":28},"steps":[{"state":"resting","event":"buyer.verify","index":0}]},
    {"from":"opening","to":"resting","points":[[380,220],[380,132],[439,132],[439,84]],"label":{"x":341,"y":152,"width":79,"height":28},"steps":[{"state":"opening","event":"buyer.dismiss","index":0}]},
    {"from":"opening","to":"waiting","points":[[314,280],[314,300],[139,300],[139,416]],"label":{"x":91,"y":348,"width":96,"height":28},"steps":[{"state":"opening","event":"xstate.done.actor.openVerification","index":0}]},
    {"from":"opening","to":"refused","points":[[371,280],[371,328],[302,328],[302,736],[374,736],[374,770]],"label":{"x":261,"y":504,"width":83,"height":28},"steps":[{"state":"opening","event":"xstate.error.actor.openVerification","index":0}]},
    {"from":"waiting","to":"confirming","points":[[139,476],[139,560]],"label":{"x":98,"y":504,"width":83,"height":28},"steps":[{"state":"waiting","event":"provider.returned","index":0}]},
    {"from":"waiting","to":"resting","points":[[94,416],[94,396],[72,396],[72,104],[401,104],[401,84]],"label":{"x":24,"y":222,"width":96,"height":56},"steps":[{"state":"waiting","event":"provider.closed","index":0},{"state":"waiting","event":"buyer.dismiss","index":0}]},
    {"from":"waiting","to":"opening","points":[[185,416],[185,396],[243,396],[243,314],[343,314],[343,280]],"label":{"x":201,"y":348,"width":83,"height":28},"steps":[{"state":"waiting","event":"buyer.verify","index":0}]},
    {"from":"confirming","to":"verified","points":[[108,620],[108,640],[81,640],[81,770]],"label":{"x":48,"y":674,"width":67,"height":28},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":0}]},
    {"from":"confirming","to":"refused","points":[[170,620],[170,750],[350,750],[350,770]],"label":{"x":129,"y":660,"width":83,"height":56},"steps":[{"state":"confirming","event":"xstate.done.actor.confirmIdentity","index":1},{"state":"confirming","event":"xstate.error.actor.confirmIdentity","index":0}]},
    {"from":"refused","to":"opening","points":[[399,770],[399,280]],"label":{"x":358,"y":504,"width":83,"height":28},"steps":[{"state":"refused","event":"buyer.verify","index":0}]},
    {"from":"refused","to":"resting","points":[[424,770],[424,736],[459,736],[459,84]],"label":{"x":432,"y":432,"width":54,"height":28},"steps":[{"state":"refused","event":"buyer.dismiss","index":0}]},
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
   },
   "on": {
    "buyer.dismiss": {
     "target": "resting",
     "meta": {
      "actor": "buyer",
      "action": "그만두기"
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
    },
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
      "action": "그만두기"
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

export const MERMAID = "stateDiagram-v2\n  resting : resting 인증 전\n  opening : opening 인증창을 여는 중\n  waiting : waiting 인증창에서 인증하는 중\n  confirming : confirming 인증 결과를 확인하는 중\n  refused : refused 인증하지 못함\n  verified : verified 인증됨\n  [*] --> resting\n  resting --> opening : 본인인증\n  opening --> resting : 그만두기\n  opening --> waiting : 인증창 열림\n  opening --> refused : 열지 못함\n  waiting --> confirming : 인증 마침\n  waiting --> resting : 인증창 닫음<br/>그만두기\n  waiting --> opening : 다시 인증\n  confirming --> verified : 인증됨\n  confirming --> refused : 거절<br/>답이 없음\n  refused --> opening : 다시 인증\n  refused --> resting : 닫기\n  verified --> [*]\n"
