// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "sellerApplication",
  label: "입점 신청",
  start: "APPLIED",
  guards: ["isUnique"],
  keeps: [],
  refusals: {"SELLER_APPLICATION_ENDED":"이미 처리가 끝난 입점 신청이에요.","SELLER_APPLICATION_TAKEN":"그사이 다른 판매자가 사용한 정보가 있어요.","SELLER_SUPPLEMENT_AWAITED":"보완을 기다리는 입점 신청이에요."},
  states: [
    {"state":"APPLIED","label":"심사 중","tags":["open"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[{"event":"system.askSupplement","index":0,"target":"SUPPLEMENT","actor":"system","action":"보완 요청","guard":null,"effects":["tellApplicant"],"otherwise":null},{"event":"system.approve","index":0,"target":"APPROVED","actor":"system","action":"승인","guard":"isUnique","effects":["openStore","tellApplicant"],"otherwise":"SELLER_APPLICATION_TAKEN"},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"거절","guard":null,"effects":["tellApplicant"],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"철회","guard":null,"effects":[],"otherwise":null}]},
    {"state":"SUPPLEMENT","label":"보완 요청","tags":["open"],"entry":[],"asks":[],"otherwise":"SELLER_SUPPLEMENT_AWAITED","steps":[{"event":"seller.supplement","index":0,"target":"APPLIED","actor":"seller","action":"보완","guard":null,"effects":[],"otherwise":null},{"event":"system.reject","index":0,"target":"REJECTED","actor":"system","action":"거절","guard":null,"effects":["tellApplicant"],"otherwise":null},{"event":"seller.withdraw","index":0,"target":"WITHDRAWN","actor":"seller","action":"철회","guard":null,"effects":[],"otherwise":null}]},
    {"state":"APPROVED","label":"입점 승인","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
    {"state":"REJECTED","label":"입점 거절","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
    {"state":"WITHDRAWN","label":"신청 철회","tags":["terminal"],"entry":[],"asks":[],"otherwise":"SELLER_APPLICATION_ENDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 465,
  height: 486,
  states: {
    "APPLIED": {"x":42,"y":24,"width":96,"height":60},
    "SUPPLEMENT": {"x":242,"y":234,"width":117,"height":60},
    "APPROVED": {"x":113,"y":234,"width":101,"height":60},
    "REJECTED": {"x":24,"y":402,"width":101,"height":60},
    "WITHDRAWN": {"x":312,"y":402,"width":109,"height":60},
  },
  arrows: [
    {"from":"APPLIED","to":"SUPPLEMENT","points":[[90,84],[90,132],[281,132],[281,234]],"label":{"x":239,"y":166,"width":83,"height":28},"steps":[{"state":"APPLIED","event":"system.askSupplement","index":0}]},
    {"from":"APPLIED","to":"APPROVED","points":[[74,84],[74,146],[163,146],[163,234]],"label":{"x":136,"y":166,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"system.approve","index":0}]},
    {"from":"APPLIED","to":"REJECTED","points":[[58,84],[58,402]],"label":{"x":31,"y":250,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"system.reject","index":0}]},
    {"from":"APPLIED","to":"WITHDRAWN","points":[[122,84],[122,104],[414,104],[414,382],[385,382],[385,402]],"label":{"x":387,"y":250,"width":54,"height":28},"steps":[{"state":"APPLIED","event":"seller.withdraw","index":0}]},
    {"from":"SUPPLEMENT","to":"APPLIED","points":[[320,234],[320,214],[363,214],[363,118],[106,118],[106,84]],"label":{"x":336,"y":166,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"seller.supplement","index":0}]},
    {"from":"SUPPLEMENT","to":"REJECTED","points":[[281,294],[281,382],[91,382],[91,402]],"label":{"x":254,"y":334,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"system.reject","index":0}]},
    {"from":"SUPPLEMENT","to":"WITHDRAWN","points":[[320,294],[320,314],[349,314],[349,402]],"label":{"x":322,"y":334,"width":54,"height":28},"steps":[{"state":"SUPPLEMENT","event":"seller.withdraw","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "sellerApplication",
 "meta": {
  "label": "입점 신청",
  "otherwise": "SELLER_APPLICATION_ENDED"
 },
 "context": {
  "isUnique": false
 },
 "initial": "APPLIED",
 "states": {
  "APPLIED": {
   "meta": {
    "label": "심사 중"
   },
   "tags": [
    "open"
   ],
   "on": {
    "system.askSupplement": {
     "target": "SUPPLEMENT",
     "actions": "tellApplicant",
     "meta": {
      "actor": "system",
      "action": "보완 요청"
     }
    },
    "system.approve": {
     "target": "APPROVED",
     "guard": "isUnique",
     "actions": [
      "openStore",
      "tellApplicant"
     ],
     "meta": {
      "actor": "system",
      "action": "승인",
      "otherwise": "SELLER_APPLICATION_TAKEN"
     }
    },
    "system.reject": {
     "target": "REJECTED",
     "actions": "tellApplicant",
     "meta": {
      "actor": "system",
      "action": "거절"
     }
    },
    "seller.withdraw": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "seller",
      "action": "철회"
     }
    }
   }
  },
  "SUPPLEMENT": {
   "meta": {
    "label": "보완 요청",
    "otherwise": "SELLER_SUPPLEMENT_AWAITED"
   },
   "tags": [
    "open"
   ],
   "on": {
    "seller.supplement": {
     "target": "APPLIED",
     "meta": {
      "actor": "seller",
      "action": "보완"
     }
    },
    "system.reject": {
     "target": "REJECTED",
     "actions": "tellApplicant",
     "meta": {
      "actor": "system",
      "action": "거절"
     }
    },
    "seller.withdraw": {
     "target": "WITHDRAWN",
     "meta": {
      "actor": "seller",
      "action": "철회"
     }
    }
   }
  },
  "APPROVED": {
   "meta": {
    "label": "입점 승인"
   },
   "tags": [
    "terminal"
   ]
  },
  "REJECTED": {
   "meta": {
    "label": "입점 거절"
   },
   "tags": [
    "terminal"
   ]
  },
  "WITHDRAWN": {
   "meta": {
    "label": "신청 철회"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  APPLIED : APPLIED 심사 중\n  SUPPLEMENT : SUPPLEMENT 보완 요청\n  APPROVED : APPROVED 입점 승인\n  REJECTED : REJECTED 입점 거절\n  WITHDRAWN : WITHDRAWN 신청 철회\n  [*] --> APPLIED\n  APPLIED --> SUPPLEMENT : 보완 요청\n  APPLIED --> APPROVED : 승인\n  APPLIED --> REJECTED : 거절\n  APPLIED --> WITHDRAWN : 철회\n  SUPPLEMENT --> APPLIED : 보완\n  SUPPLEMENT --> REJECTED : 거절\n  SUPPLEMENT --> WITHDRAWN : 철회\n  APPROVED --> [*]\n  REJECTED --> [*]\n  WITHDRAWN --> [*]\n"
