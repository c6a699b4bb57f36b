/**
 * Words that links say often, each packed as its place in this list. Links live for years: a word is added at the end,
 * and none is ever moved or taken away. What is not here is packed letter by letter.
 */
export const WORDS: readonly string[] = // Parameters.
  (
    'permanent transient mode compressor sheet frequency manual pipes produits technique echangeurs charge noted normal ' +
    // The simulation.
    'fluid intitule_choix choix_value rend_v rend_is mode_ref t_ref mode_cdr temp_cdr sous_ref_cdr sous_ref_ll mode_evp ' +
    'temp_evp surch_evp surch_la mode_trans p_gc t_out_gc sat_ref architecture eff_ihx 0 1 2 ihx ' +
    // Pages of the circuit.
    'vit_asp long_asp eq_asp haut_asp vit_ll long_ll eq_ll haut_ll vit_ref long_ref eq_ref haut_ref pipeType metric pouce ' +
    'all material criterion fittings line kind count asp ll ref basket component ps_hp ps_bp estimate ' +
    'evaporator.medium evaporator.concentration evaporator.t_in evaporator.t_out evaporator.u evaporator.flow ' +
    'condenser.medium condenser.concentration condenser.t_in condenser.t_out condenser.u condenser.flow ' +
    'room.room_area room.room_height room.access room.location evaporator.volume condenser.volume receiver.volume ' +
    'receiver.level receiver.p fill_max t_max hermetic detection leak years recovery hours eta_motor beta bins t_ext ' +
    'dt_cdr tc_min gwp name volume own ' +
    // Less often.
    'lines.asp.d_in lines.asp.length lines.ref.d_in lines.ref.length lines.ll.d_in lines.ll.length condenser.shares.0 ' +
    'condenser.shares.1 condenser.shares.2 other point density annex gwp_annex1 fraction_annex2 room.application ' +
    'room.h0_type room.enclosure_in room.sealed room.below_ground room.lowest_underground room.upper_floor_no_exit ' +
    'room.density_below room.emergency_exits room.safety_class room.practical_limit room.atel_odl room.lfl category ' +
    'brand status fits model lines kv_m3h q_n_m3h rho_n dp_n_bar d_mm zeta dp_min_open_bar ps_bar t_min_c t_max_c subtype ' +
    'evaporator.cp evaporator.rho evaporator.shr evaporator.rh condenser.cp condenser.rho condenser.subcooler rugosite ' +
    'rho_huile charge_min electrovanne dp_components_ll input fluid1 fluid2 fluids ' +
    'auto copper k65 steel stainless both speed elbow_90_short elbow_90_long elbow_45 tee_through tee_branch u_bend trap ' +
    'ball_valve angle_valve globe_valve check_valve finned plate I II III IV mixed none comfort floor window wall ceiling ' +
    'a b c d e f g A1 A2L A2 A3 B1 B2L B2 B3 valve filter ok to_check under_min over_limit air water true false ' +
    'R134a R22 R32 R290 R404A R407C R410A R448A R449A R454B R455A R513A R507A R600a R717 R744 R1234yf R1234ze(E) R1270 R452A ' +
    // Cycles of several stages or circuits.
    'two_stage injection cascade booster mech_sub opt geo port p_int rend_is_bp rend_is_hp dt_coil dt_eco sh_inj ' +
    'sh_hp fluid_bp fluid_hp t_cas dt_cas surch_hp sous_ref_bp te_mt te_lt sh_mt sh_lt sh_line q_mt q_lt p_rec rend_is_mt ' +
    'rend_is_lt rend_is_par t_desup parallel sh_par fluid_aux dt_sub dt_app surch_aux sous_ref_aux t_cdr_aux rend_is_aux ' +
    'flash_complete flash_mixing coil liquid_injection eco_subcooler e_annual season ' +
    // What has a place of its own.
    'dp_lost stored vessel_area p_set parts receiver capacity_fluid capacity_kw capacity_t_evap_c capacity_t_cond_c ' +
    'capacity_t_liquid_c capacity_subcooling_k capacity_dp_bar load_min dp_max_bar volume_l area_mm2 kdr p_set_bar ' +
    'stage main bp hp lt mt par aux sheets ps_rec ' +
    'evaporator.flooded receiver.is unknown accumulator.volume accumulator.level weighed ' +
    'in_cycle heat_recovery.t_out heat_recovery.t_in heat_recovery.pinch ' +
    'secondary_loop.carrier secondary_loop.head secondary_loop.t_co2 secondary_loop.rate secondary_loop.eta_pump ' +
    'secondary_loop.eta_motor secondary_loop.motor secondary_loop.gain liquid r744 canned ' +
    'ejector eff_noz eff_suc eff_dif'
  ).split(' ');
