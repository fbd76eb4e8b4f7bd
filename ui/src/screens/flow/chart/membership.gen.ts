// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "membership",
  label: "회원 자격",
  start: "ACTIVE",
  guards: ["hasNoOpenOrder","mayLeave"],
  delays: {},
  keeps: [],
  refusals: {"MEMBER_LEFT":"탈퇴한 회원이에요.","MEMBER_HAS_OPEN_ORDER":"진행 중인 주문이나 취소·교환·반품이 있어 탈퇴할 수 없어요."},
  states: [
    {"state":"ACTIVE","label":"회원","tags":[],"entry":[],"asks":[],"otherwise":"MEMBER_LEFT","steps":[{"event":"buyer.leave","index":0,"target":"LEAVING","actor":"buyer","action":"탈퇴","afterMs":null,"guard":"mayLeave","effects":["blockRejoin","eraseAccount","endSessions","endSocials","notifyCoupons","scheduleLeaving"],"otherwise":"MEMBER_HAS_OPEN_ORDER"}]},
    {"state":"LEAVING","label":"탈퇴 처리 중","tags":[],"entry":[],"asks":[],"otherwise":"MEMBER_LEFT","steps":[{"event":"system.leavingDue","index":0,"target":"LEFT","actor":"system","action":"탈퇴 마침","afterMs":null,"guard":"hasNoOpenOrder","effects":["eraseAccount","endSessions","endSocials","notifyCoupons","closeOrders"],"otherwise":"MEMBER_HAS_OPEN_ORDER"}]},
    {"state":"LEFT","label":"탈퇴한 회원","tags":["terminal"],"entry":[],"asks":[],"otherwise":"MEMBER_LEFT","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 221,
  height: 432,
  states: {
    "ACTIVE": {"x":70,"y":24,"width":96,"height":60},
    "LEAVING": {"x":61,"y":186,"width":114,"height":60},
    "LEFT": {"x":63,"y":348,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"ACTIVE","to":"LEAVING","points":[[118,84],[118,186]],"label":{"x":63,"y":112,"width":110,"height":46},"steps":[{"state":"ACTIVE","event":"buyer.leave","index":0}]},
    {"from":"LEAVING","to":"LEFT","points":[[118,246],[118,348]],"label":{"x":39,"y":274,"width":158,"height":46},"steps":[{"state":"LEAVING","event":"system.leavingDue","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "membership",
 "meta": {
  "label": "회원 자격",
  "otherwise": "MEMBER_LEFT"
 },
 "context": {
  "mayLeave": false,
  "hasNoOpenOrder": false
 },
 "initial": "ACTIVE",
 "states": {
  "ACTIVE": {
   "meta": {
    "label": "회원"
   },
   "on": {
    "buyer.leave": {
     "target": "LEAVING",
     "guard": "mayLeave",
     "actions": [
      "blockRejoin",
      "eraseAccount",
      "endSessions",
      "endSocials",
      "notifyCoupons",
      "scheduleLeaving"
     ],
     "meta": {
      "actor": "buyer",
      "action": "탈퇴",
      "otherwise": "MEMBER_HAS_OPEN_ORDER"
     },
     "description": "구매자: 탈퇴 (아니면 MEMBER_HAS_OPEN_ORDER)"
    }
   },
   "description": "회원"
  },
  "LEAVING": {
   "meta": {
    "label": "탈퇴 처리 중"
   },
   "on": {
    "system.leavingDue": {
     "target": "LEFT",
     "guard": "hasNoOpenOrder",
     "actions": [
      "eraseAccount",
      "endSessions",
      "endSocials",
      "notifyCoupons",
      "closeOrders"
     ],
     "meta": {
      "actor": "system",
      "action": "탈퇴 마침",
      "otherwise": "MEMBER_HAS_OPEN_ORDER"
     },
     "description": "시스템: 탈퇴 마침 (아니면 MEMBER_HAS_OPEN_ORDER)"
    }
   },
   "description": "탈퇴 처리 중"
  },
  "LEFT": {
   "meta": {
    "label": "탈퇴한 회원"
   },
   "tags": [
    "terminal"
   ],
   "description": "탈퇴한 회원",
   "type": "final"
  }
 },
 "description": "회원 자격"
}

export const MERMAID = "stateDiagram-v2\n  ACTIVE : ACTIVE 회원\n  LEAVING : LEAVING 탈퇴 처리 중\n  LEFT : LEFT 탈퇴한 회원\n  [*] --> ACTIVE\n  ACTIVE --> LEAVING : 탈퇴 [mayLeave]\n  LEAVING --> LEFT : 탈퇴 마침 [hasNoOpenOrder]\n  LEFT --> [*]\n"
